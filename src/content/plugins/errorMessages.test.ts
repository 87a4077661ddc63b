import {expect, test} from 'vitest';
import {parseMarkdown} from '../page';
import {errorMessages} from './errorMessages';

/** The texts of a page in a language, with the messages in it. */
function textsOf(body: string, locale: 'fr' | 'de' = 'de'): unknown {
  const root = parseMarkdown(body);
  errorMessages(locale)(root);
  return root.children;
}

const quote = (value: string) => [
  {type: 'blockquote', children: [{type: 'paragraph', children: [{type: 'text', value}]}]},
];

test('the message of a code stands on the page, in its language', () => {
  expect(textsOf('<ErrorMessage code="E-EXT-603" />')).toEqual(quote('Erweiterung gesperrt.'));
  expect(textsOf('<ErrorMessage code="E-EXT-603" />', 'fr')).toEqual(
    quote('Extension verrouillée.'),
  );
  expect(textsOf('<div>\n\n<ErrorMessage code="E-EXT-603" />\n\n</div>')).toMatchObject([
    {children: quote('Erweiterung gesperrt.')},
  ]);
});

test('a letter stands for the number that the product fills in', () => {
  expect(textsOf('<ErrorMessage code="E-HVR-306" />')).toEqual(
    quote('CSV-Datei nicht lesbar (Zeile n).'),
  );
});

test('an unknown code says nothing, another component is left alone', () => {
  expect(textsOf('<ErrorMessage code="constructor" />')).toEqual(quote(''));
  expect(textsOf('<ErrorMessage />')).toEqual(quote(''));
  expect(textsOf('<Screen id="kit" />')).toMatchObject([{name: 'Screen'}]);
});

test('the page with the filter of codes imports it, no other does', () => {
  expect(textsOf('<ErrorFilter />')).toMatchObject([
    {type: 'mdxjsEsm', value: "import ErrorFilter from '@site/src/ui/ErrorFilter';"},
    {name: 'ErrorFilter'},
  ]);
  expect(textsOf('Text')).toMatchObject([{type: 'paragraph'}]);
});
