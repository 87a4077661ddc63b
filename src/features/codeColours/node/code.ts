import {highlight, type CodeColours} from './remark';

/** Token kinds → CSS class (specification §9); the colours are in `src/css/tokens.css`. A later row wins. */
export const CODE_COLOURS: CodeColours = [
  {types: ['prolog'], colour: 'faint'},
  {types: ['comment'], colour: 'comment'},
  {types: ['builtin', 'changed', 'keyword', 'interpolation-punctuation'], colour: 'keyword'},
  {types: ['number', 'inserted'], colour: 'number'},
  {types: ['constant'], colour: 'constant'},
  {types: ['deleted', 'string', 'attr-value', 'template-punctuation'], colour: 'string'},
  {types: ['selector'], colour: 'selector'},
  {types: ['tag', 'class-name'], colour: 'tag'},
  {types: ['tag'], languages: ['markup'], colour: 'keyword'},
  {types: ['punctuation', 'operator'], colour: 'punctuation'},
  {types: ['punctuation'], languages: ['markup'], colour: 'faint'},
  {types: ['function'], colour: 'function'},
  {types: ['char'], colour: 'char'},
];

export const colouredCode = () => highlight({colours: CODE_COLOURS});

/** No colours in the browser: those of plain code are in `src/css`. */
export const prism = {theme: {plain: {}, styles: []}};
