import {expect, test, vi} from 'vitest';
import {inSheet, styleSheet} from './styles';

const logo = {src: 'img/logo.svg', className: 'own'};

test('colours of the announcement and styles of the logos are rules of a sheet', () => {
  const {themeConfig, sheet} = inSheet({
    announcementBar: {id: 'a', content: 'b', backgroundColor: '#fafbfc', textColor: '#091e42'},
    navbar: {title: 'Havre', logo: {...logo, style: {border: 'solid red', marginTop: '1px'}}},
    footer: {logo: {...logo, style: {opacity: '0.5'}}, copyright: 'c'},
  });
  expect(sheet.split('\n')).toEqual([
    ':root:root .theme-announcement-bar {background: #fafbfc; color: #091e42;}',
    ':root:root .navbar__logo img {border: solid red; margin-top: 1px;}',
    ':root:root .footer__logo {opacity: 0.5;}',
    '',
  ]);
  expect(themeConfig).toEqual({
    announcementBar: {id: 'a', content: 'b'},
    navbar: {title: 'Havre', logo},
    footer: {logo, copyright: 'c'},
  });
});

test('without any, the options stay and no sheet is added', () => {
  const options = {navbar: {logo}, footer: {copyright: 'c'}};
  expect(inSheet(options)).toEqual({themeConfig: options, sheet: ''});
  expect(styleSheet('')()).toBeNull();
});

test('a number without a unit is refused', () => {
  expect(() => inSheet({navbar: {logo: {...logo, style: {marginTop: 4}}}})).toThrow(
    'style of .navbar__logo img: write "marginTop" as text, with its unit.',
  );
});

test('the sheet is a module of every page', async () => {
  const createData = vi.fn(() => Promise.resolve('/generated/styles.css'));
  const plugin = styleSheet('a {}')();
  await plugin?.contentLoaded?.({actions: {createData}} as never);
  expect(createData).toHaveBeenCalledWith('styles.css', 'a {}');
  expect(plugin?.getClientModules?.()).toEqual(['/generated/styles.css']);
});
