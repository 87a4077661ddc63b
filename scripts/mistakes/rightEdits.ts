import {fileIn} from '../../src/sources/places';
import {LOCALES, type Locale} from '../../src/site/locales';
import {append, everywhere, put, together, write, type Edit} from './edit';
import {ABOUT, CONNECT, COST, EXTENSION, FAVORITES, LOQUET, PC, RELEASE, SCIM} from './pages';

type Texts = Readonly<Record<Locale, string>>;

/** The same lines at the end of a page, in the four languages. */
function added(what: string, source: string, texts: Texts): Edit {
  return together(what, ...LOCALES.map((locale) => append(what, locale, source, texts[locale])));
}

/** One text in every language. */
function same(text: string): Texts {
  return {fr: text, en: text, de: text, zh: text};
}

/** A sentence after the one about the other members of the Space, whose words the keywords of the page need. */
function sentence(what: string, {fr, en, de, zh}: Texts): Edit {
  return everywhere(what, FAVORITES, {
    fr: [/^Votre ordre ne change rien.*$/m, `$& ${fr}`],
    en: [/^Your order changes nothing.*$/m, `$& ${en}`],
    de: [/^Ihre Reihenfolge ändert.*$/m, `$& ${de}`],
    zh: [/^您的排序不会影响.*$/m, `$&${zh}`],
  });
}

/** A key in the front matter of a page, in the four languages. */
function key(what: string, source: string, line: string): Edit {
  const put: readonly [RegExp, string] = [/^description:/m, `${line}\ndescription:`];
  return everywhere(what, source, {fr: put, en: put, de: put, zh: put});
}

/** A sentence in one language, the others as they are: right only where it says nothing else. */
function inOne(what: string, locale: Locale, find: string | RegExp, words: string): Edit {
  return put(what, locale, FAVORITES, find, words);
}

/** A new page in the four languages. */
function newPage(what: string, file: string, position: number): Edit {
  const texts: Texts = {
    fr: `title: Ranger vos raccourcis\nsidebar_position: ${position}\ndescription: Rangez vos raccourcis par groupe, donnez un nom à chaque groupe et retrouvez d’un coup d’œil ce que vous ouvrez chaque jour.\naudience: [users]\nminutes: 2\n---\n\nUn groupe réunit des raccourcis.\n\n## Créer un groupe {/* #create-group */}\n\nChoisissez **Ajouter aux favoris**.`,
    en: `title: Arrange your shortcuts\nsidebar_position: ${position}\ndescription: Arrange your shortcuts in groups, give each group a name, and find what you open every day at a glance on the home page.\naudience: [users]\nminutes: 2\n---\n\nA group holds shortcuts.\n\n## Create a group {/* #create-group */}\n\nChoose **Add to favorites**.`,
    de: `title: Verknüpfungen ordnen\nsidebar_position: ${position}\ndescription: Ordnen Sie Ihre Verknüpfungen in Gruppen, geben Sie jeder Gruppe einen Namen und finden Sie auf einen Blick, was Sie öffnen.\naudience: [users]\nminutes: 2\n---\n\nEine Gruppe enthält Verknüpfungen.\n\n## Eine Gruppe erstellen {/* #create-group */}\n\nWählen Sie **Zu Favoriten hinzufügen**.`,
    zh: `title: 整理快捷入口\nsidebar_position: ${position}\ndescription: 按组整理您的快捷入口，为每个组命名，一眼就能找到每天要打开的内容，并且在您的所有设备上都能看到同样的分组和顺序。\naudience: [users]\nminutes: 2\n---\n\n一个组包含多个快捷入口。\n\n## 创建组 {/* #create-group */}\n\n选择**添加到收藏**。`,
  };
  return together(
    what,
    ...LOCALES.map((locale) => write(what, fileIn(file, locale), `---\n${texts[locale]}\n`)),
  );
}

/** What is right, and must not be refused: each entry is tried alone, then recorded as reviewed. */
export const RIGHT_EDITS: readonly Edit[] = [
  // French slips are mended without a word to the translators.
  inOne('a letter mended, French', 'fr', 'À la souris', 'A la souris'),
  inOne(
    'another word order, English',
    'en',
    'The tile joins the **Favorites** row and also stays',
    'The tile also stays, while it joins the **Favorites** row,',
  ),
  inOne('a synonym, German', 'de', 'so oft wie nötig', 'bis die Stelle stimmt'),
  inOne('another turn, Chinese', 'zh', '然后松开', '再松开'),
  inOne('a compound, German', 'de', 'an ihrem üblichen Platz', 'an ihrem üblichen Anzeigeplatz'),

  // The same change in the four languages.
  everywhere('a limit changes', FAVORITES, {
    fr: [/\b30 favoris/, '40 favoris'],
    en: [/\b30 favorites/, '40 favorites'],
    de: [/\b30 Favoriten/, '40 Favoriten'],
    zh: ['30 个收藏', '40 个收藏'],
  }),
  everywhere('a duration changes', CONNECT, {
    fr: [/reste valable 60/, 'reste valable 90'],
    en: ['valid for 60 seconds', 'valid for 90 seconds'],
    de: ['60 Sekunden', '90 Sekunden'],
    zh: [/60 秒/, '90 秒'],
  }),
  sentence('a sentence more', {
    fr: 'Votre ordre ne change rien pour les autres membres du Space. Il se garde un an.',
    en: 'Your order changes nothing for the other members of the Space. It is kept for a year.',
    de: 'Ihre Reihenfolge ändert nichts für die anderen Mitglieder des Space. Sie bleibt ein Jahr erhalten.',
    zh: '您的排序不会影响 Space 的其他成员。它会保留一年。',
  }),
  added('a section', FAVORITES, {
    fr: '## Partager {/* #share-favorites */}\n\nUn favori ne se partage pas.',
    en: '## Share {/* #share-favorites */}\n\nA favorite cannot be shared.',
    de: '## Freigeben {/* #share-favorites */}\n\nEin Favorit lässt sich nicht freigeben.',
    zh: '## 共享 {/* #share-favorites */}\n\n收藏不能共享。',
  }),
  added('a list', FAVORITES, {
    fr: '- Un raccourci.\n- Un dossier.',
    en: '- A shortcut.\n- A folder.',
    de: '- Eine Verknüpfung.\n- Ein Ordner.',
    zh: '- 快捷入口。\n- 文件夹。',
  }),
  added('a table', FAVORITES, {
    fr: '| Geste | Effet |\n| --- | --- |\n| Un clic | Ouvrir |',
    en: '| Gesture | Effect |\n| --- | --- |\n| One click | Open |',
    de: '| Geste | Wirkung |\n| --- | --- |\n| Ein Klick | Öffnen |',
    zh: '| 操作 | 效果 |\n| --- | --- |\n| 单击一次 | 打开 |',
  }),
  added('an admonition', FAVORITES, {
    fr: ':::tip[Peu de favoris]\n\nGardez-en peu.\n\n:::',
    en: ':::tip[Few favorites]\n\nKeep few of them.\n\n:::',
    de: ':::tip[Wenige Favoriten]\n\nBehalten Sie nur wenige.\n\n:::',
    zh: ':::tip[少量收藏]\n\n请只保留少量收藏。\n\n:::',
  }),
  added('details', FAVORITES, {
    fr: '<details>\n<summary>En savoir plus</summary>\n\nUn texte plus long.\n\n</details>',
    en: '<details>\n<summary>Learn more</summary>\n\nA longer text.\n\n</details>',
    de: '<details>\n<summary>Mehr erfahren</summary>\n\nEin längerer Text.\n\n</details>',
    zh: '<details>\n<summary>了解更多</summary>\n\n更长的说明。\n\n</details>',
  }),
  added('a nested list', FAVORITES, {
    fr: '- Un raccourci\u00A0:\n  - une application\u202F;\n  - un lien.',
    en: '- A shortcut:\n  - an application,\n  - a link.',
    de: '- Eine Verknüpfung:\n  - eine Anwendung,\n  - ein Link.',
    zh: '- 快捷入口：\n  - 应用；\n  - 链接。',
  }),
  added(
    'tabs',
    FAVORITES,
    same(
      '<Tabs>\n<TabItem value="windows" label="Windows">\n\n`Alt`\n\n</TabItem>\n<TabItem value="macos" label="macOS">\n\n`⌥`\n\n</TabItem>\n</Tabs>',
    ),
  ),
  added('code with quotes and braces', FAVORITES, same('```json\n{"a": {"b": "c"}}\n```')),
  added('a shell sample with its comment', FAVORITES, {
    fr: '```bash\n# Afficher la liste\nls -l\n```',
    en: '```bash\n# Show the list\nls -l\n```',
    de: '```bash\n# Liste anzeigen\nls -l\n```',
    zh: '```bash\n# 显示列表\nls -l\n```',
  }),
  added('a YAML sample with its comment', FAVORITES, {
    fr: '```yaml\n# La région\nregion: eu\n```',
    en: '```yaml\n# The region\nregion: eu\n```',
    de: '```yaml\n# Die Region\nregion: eu\n```',
    zh: '```yaml\n# 区域\nregion: eu\n```',
  }),
  added('a placeholder in backticks', FAVORITES, same('`{organisation}`')),
  added('an address in the Space', FAVORITES, same('<SpaceUrl path="/signin" />')),
  added('a picture', FAVORITES, {
    fr: '![Le logo de Havre](/img/logo.svg)',
    en: '![The logo of Havre](/img/logo.svg)',
    de: '![Das Logo von Havre](/img/logo.svg)',
    zh: '![Havre 的标志](/img/logo.svg)',
  }),

  // Links.
  added('an external link', FAVORITES, {
    fr: 'Voir [la norme](https://www.rfc-editor.org/rfc/rfc7644).',
    en: 'See [the standard](https://www.rfc-editor.org/rfc/rfc7644).',
    de: 'Siehe [die Norm](https://www.rfc-editor.org/rfc/rfc7644).',
    zh: '参见[该标准](https://www.rfc-editor.org/rfc/rfc7644)。',
  }),
  added('an encyclopedia in each language', FAVORITES, {
    fr: 'Voir [favori](https://fr.wikipedia.org/wiki/Signet).',
    en: 'See [bookmark](https://en.wikipedia.org/wiki/Bookmark).',
    de: 'Siehe [Lesezeichen](https://de.wikipedia.org/wiki/Lesezeichen).',
    zh: '参见[书签](https://zh.wikipedia.org/wiki/Shuqian)。',
  }),
  added('help in each language', FAVORITES, {
    fr: 'Voir [l’aide](https://support.google.com/chrome?hl=fr).',
    en: 'See [the help](https://support.google.com/chrome?hl=en).',
    de: 'Siehe [die Hilfe](https://support.google.com/chrome?hl=de).',
    zh: '参见[帮助](https://support.google.com/chrome?hl=zh)。',
  }),
  added('a telephone number', FAVORITES, {
    fr: 'Appelez [l’accueil](tel:+33123456789).',
    en: 'Call [reception](tel:+33123456789).',
    de: 'Rufen Sie [den Empfang](tel:+33123456789) an.',
    zh: '请致电[前台](tel:+33123456789)。',
  }),
  everywhere('a feed', ABOUT, {
    fr: ['[Havre](/havre)', '[Havre](/havre/rss.xml)'],
    en: ['[Havre](/havre)', '[Havre](/havre/rss.xml)'],
    de: ['[Havre](/havre)', '[Havre](/havre/rss.xml)'],
    zh: ['[Havre](/havre)', '[Havre](/havre/rss.xml)'],
  }),
  everywhere('the second page of a history', ABOUT, {
    fr: ['[Havre](/havre)', '[Havre](/havre/page/2)'],
    en: ['[Havre](/havre)', '[Havre](/havre/page/2)'],
    de: ['[Havre](/havre)', '[Havre](/havre/page/2)'],
    zh: ['[Havre](/havre)', '[Havre](/havre/page/2)'],
  }),
  everywhere('an anchor of another page', FAVORITES, {
    fr: ['explore.md#search', 'explore.md'],
    en: ['explore.md#search', 'explore.md'],
    de: ['explore.md#search', 'explore.md'],
    zh: ['explore.md#search', 'explore.md'],
  }),

  // Front matter.
  key('unlisted', FAVORITES, 'unlisted: true'),
  key('draft', 'docs/user/havre/rename-devices.md', 'draft: false'),
  key('tags in the manual', FAVORITES, 'tags: [havre]'),
  key('no next page', FAVORITES, 'pagination_next: null'),
  key('keywords of a release', RELEASE, 'keywords: [SCIM]'),
  key('keywords of the About page', ABOUT, 'keywords: [Loquet]'),
  put('keywords in one language', 'de', FAVORITES, /keywords: \[/, 'keywords: [Kachel, '),
  put(
    'a shorter entry of the sidebar, German',
    'de',
    CONNECT,
    /sidebar_label: .*/,
    'sidebar_label: Anmeldung',
  ),
  key('another time to read', PC, 'unlisted: false'),
  newPage('a new page', 'docs/user/havre/groups.md', 90),
  newPage('a new folder with its index', 'docs/user/havre/groups/index.md', 91),

  // Words with a second meaning.
  sentence('mitteilen', {
    fr: 'Indiquez au support ce que vous voyez.',
    en: 'Tell support what you see.',
    de: 'Teilen Sie dem Support mit, was Sie sehen.',
    zh: '请告诉支持人员您看到的内容。',
  }),
  sentence('a safe', {
    fr: 'Rangez le code dans un coffre.',
    en: 'Keep the code in a safe.',
    de: 'Bewahren Sie den Code in einem Tresor auf.',
    zh: '请把恢复码放进保险柜。',
  }),
  sentence('just-in-time', {
    fr: 'Le provisionnement à la volée est possible.',
    en: 'Just-in-time provisioning is possible.',
    de: 'Die Bereitstellung bei Bedarf ist möglich.',
    zh: '可以即时预配。',
  }),
  sentence('storage', {
    fr: 'L’espace de stockage n’est pas limité.',
    en: 'Storage is not limited.',
    de: 'Der Speicherplatz ist nicht begrenzt.',
    zh: '存储空间不受限制。',
  }),
  sentence('products of others', {
    fr: 'Google Password Manager et HashiCorp Vault restent possibles.',
    en: 'Google Password Manager and HashiCorp Vault remain possible.',
    de: 'Google Password Manager und HashiCorp Vault bleiben möglich.',
    zh: '仍可使用 Google Password Manager 和 HashiCorp Vault。',
  }),
  sentence('a certification', {
    fr: 'La certification ISO 27001 le demande.',
    en: 'ISO 27001 certification requires it.',
    de: 'Die Zertifizierung nach ISO 27001 verlangt es.',
    zh: 'ISO 27001 认证要求这样做。',
  }),
  sentence('a quoted word', {
    fr: 'Le mot «\u202Fplug-in\u202F» n’est pas employé.',
    en: 'The word “plug-in” is not used.',
    de: 'Das Wort „Plug-in“ wird nicht verwendet.',
    zh: '本手册不使用“插件”一词。',
  }),
  sentence('nested quotes', {
    fr: 'Il répond : «\u202FLe mot “favori” me plaît.\u202F»'.replace(' :', '\u00A0:'),
    en: 'The answer is “I like the word ‘favorite’ here.”',
    de: 'Die Antwort lautet: „Das Wort ‚Favorit‘ gefällt mir.“',
    zh: '回答是：“我喜欢‘收藏’这个词。”',
  }),

  // Languages say numbers, dates and units in their own way.
  sentence('a number in figures here, in words there', {
    fr: 'Vous avez trois essais.',
    en: 'You have 3 attempts.',
    de: 'Sie haben drei Versuche.',
    zh: '您有 3 次尝试机会。',
  }),
  sentence('thousands and decimals', {
    fr: 'Il en faut 10\u202F000, soit 2,5\u202F% du total.',
    en: 'It takes 10,000, or 2.5% of the total.',
    de: 'Nötig sind 10.000, also 2,5\u202F% der Summe.',
    zh: '需要 10,000 个，即总数的 2.5%。',
  }),
  sentence('a date', {
    fr: 'Le service change le 15 mars 2026.',
    en: 'The service changes on March 15, 2026.',
    de: 'Der Dienst ändert sich am 15. März 2026.',
    zh: '该服务将于 2026 年 3 月 15 日变更。',
  }),
  sentence('a size', {
    fr: 'Le fichier pèse 10\u202FMo.',
    en: 'The file is 10 MB in size.',
    de: 'Die Datei ist 10\u202FMB groß.',
    zh: '文件大小为 10 MB。',
  }),
  sentence('never, in other words', {
    fr: 'Un favori ne change jamais vos droits.',
    en: 'A favorite never changes your rights.',
    de: 'Ein Favorit ändert Ihre Rechte zu keiner Zeit.',
    zh: '收藏在任何时候都不会改变您的权限。',
  }),
  sentence('the same word twice', {
    fr: 'Vous vous connectez comme avant.',
    en: 'What had had no order has one now.',
    de: 'Es gilt für alle, die die Liste sehen.',
    zh: '您可以照常登录。',
  }),

  // Releases.
  added('an entry of a release', LOQUET, {
    fr: '- **Documentation.** La page d’aide est plus courte.',
    en: '- **Documentation.** The help page is shorter.',
    de: '- **Dokumentation.** Die Hilfeseite ist kürzer.',
    zh: '- **文档**：帮助页面更简短。',
  }),
  added('a section of a release', EXTENSION, {
    fr: '## Merci {/* #thanks */}\n\n- **Essais.** Merci aux testeurs.',
    en: '## Thanks {/* #thanks */}\n\n- **Tests.** Thanks to the testers.',
    de: '## Dank {/* #thanks */}\n\n- **Tests.** Dank an alle, die getestet haben.',
    zh: '## 致谢 {/* #thanks */}\n\n- **测试**：感谢参与测试的人员。',
  }),
  everywhere('rows and words of a table', COST, {
    fr: ['| Le total paraît faux |', '| Le total semble faux |'],
    en: ['| The total looks wrong |', '| The total seems wrong |'],
    de: ['| Die Summe wirkt falsch |', '| Die Summe scheint falsch |'],
    zh: ['| 总额似乎有误 |', '| 总额看起来有误 |'],
  }),
  everywhere('another value of a sample', SCIM, {
    fr: [/203\.0\.113\.0\/24/, '198.51.100.0/24'],
    en: [/203\.0\.113\.0\/24/, '198.51.100.0/24'],
    de: [/203\.0\.113\.0\/24/, '198.51.100.0/24'],
    zh: [/203\.0\.113\.0\/24/, '198.51.100.0/24'],
  }),
];
