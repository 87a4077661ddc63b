// Replaces the theme's texts by ours, in the language of the address; used outside and inside the manual alike.
export {default} from '@site/src/ui/NotFound';
