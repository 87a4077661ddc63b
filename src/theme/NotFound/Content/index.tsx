// Replaces the theme's texts by ours, in the language of the address; inside and outside the manual.
export {default} from '@site/src/ui/NotFound';
