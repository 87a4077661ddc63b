import {expect, test} from 'vitest';
import {fileIn} from '../../src/content/places';
import {LOCALES, type Locale} from '../../src/site/locales';
import {PAGE, manual, sourcesOf} from '../testing';
import {denials} from './denials';

const DENIED: Record<Locale, string> = {
  fr: 'Le serveur ne lit pas vos mots de passe.',
  en: 'The server does not read your passwords.',
  de: 'Der Server liest Ihre Passwörter nicht.',
  zh: '服务器不读取您的密码。',
};
const SAID: Record<Locale, string> = {
  fr: 'Le serveur lit vos mots de passe.',
  en: 'The server reads your passwords.',
  de: 'Der Server liest Ihre Passwörter.',
  zh: '服务器读取您的密码。',
};

const found = (texts: Readonly<Record<Locale, string>>) =>
  denials(
    sourcesOf(
      Object.fromEntries(LOCALES.map((locale) => [fileIn(PAGE, locale), manual(texts[locale])])),
    ),
  );

test.each(LOCALES)('warns where %s alone denies nothing', (locale) => {
  const [finding, ...others] = found({...DENIED, [locale]: SAID[locale]});
  expect(others).toEqual([]);
  expect(finding).toMatchObject({file: fileIn(PAGE, locale), line: 7, isWarning: true});
  expect(finding?.message).toContain('denies nothing, as the other languages do → check');
});

test('is silent where all deny, or two do not, or one says it in another way', () => {
  expect(found(DENIED)).toEqual([]);
  expect(found({...DENIED, en: SAID.en, de: SAID.de})).toEqual([]);
  expect(found({...DENIED, en: 'The server is unable to read your passwords.'})).toEqual([]);
  expect(found({...DENIED, de: `{/* facts: shorter */}\n${SAID.de}`})).toEqual([]);
});

test('compares sentence by sentence, where a paragraph has as many in each language', () => {
  const after = {
    fr: ' Sauf la clé.',
    en: ' Except the key.',
    de: ' Außer dem Schlüssel.',
    zh: '密钥除外。',
  };
  const texts = (own: Locale) =>
    Object.fromEntries(
      LOCALES.map((locale) => [locale, (locale === own ? SAID : DENIED)[locale] + after[locale]]),
    ) as Record<Locale, string>;
  expect(found(texts('en'))).toHaveLength(1);
  expect(found({...texts('en'), de: DENIED.de})).toEqual([]);
});
