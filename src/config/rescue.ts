import path from 'node:path';
import {placeOf} from '../sources/places';
import type {Locale, Localized} from '../site/locales';

const NAME = 'Rescue';

const LEAD: Localized = {
  fr: 'Répondez dans l’ordre et arrêtez-vous au premier oui.',
  en: 'Answer in order and stop at the first yes.',
  de: 'Antworten Sie der Reihe nach und hören Sie beim ersten Ja auf.',
  zh: '请按顺序回答，答“是”即可停下。',
};

interface Answer {
  /** Where the link of the answer leads. */
  readonly address: string;
  /** Where it leads on the pages of users, when they have a way of their own. */
  readonly usersAddress?: string;
  /** The question in bold, then the answer with its link: `**Question?** Do [this].` */
  readonly text: Localized;
}

/** Said before the questions, because they change the order. */
const FIRST: readonly Answer[] = [
  {
    address: '/docs/user/havre/rename-devices#remove',
    text: {
      fr: '**Perdu ou volé\u202F?** Passez la question 2 et [retirez l’appareil] dès que vous êtes connecté.',
      en: '**Lost or stolen?** Skip question 2, and [remove the device] as soon as you are signed in.',
      de: '**Verloren oder gestohlen?** Überspringen Sie Frage 2 und [entfernen Sie das Gerät], sobald Sie angemeldet sind.',
      zh: '**丢失或被盗？** 请跳过第 2 题，登录后立即[移除该设备]。',
    },
  },
  {
    address: '/docs/user/loquet/settings#forgotten-pin',
    text: {
      fr: '**Vous avez l’appareil, mais plus son code PIN\u202F?** [Ne devinez pas]\u00A0: dix erreurs effacent les clés.',
      en: '**You have the device but not its PIN?** [Do not guess], because ten errors erase the keys.',
      de: '**Sie haben das Gerät, aber nicht mehr seine PIN?** [Raten Sie nicht]: Zehn Fehler löschen die Schlüssel.',
      zh: '**设备在手，但忘了 PIN 码？** [不要猜]，输错 10 次会清除密钥。',
    },
  },
];

const QUESTIONS: readonly Answer[] = [
  {
    address: '/docs/user/havre/connect#sign-in',
    text: {
      fr: '**Un autre appareil qui porte votre ID fonctionne\u00A0: téléphone, ordinateur, tablette\u202F?** [Connectez-vous avec lui], tout de suite.',
      en: '**Does another device with your ID work, such as a phone, a computer or a tablet?** [Sign in with it] now.',
      de: '**Funktioniert ein anderes Gerät mit Ihrer ID: Telefon, Computer oder Tablet?** [Melden Sie sich sofort damit an].',
      zh: '**是否有另一台装有您的 ID 的设备可用（手机、电脑或平板）？** 立即[用它登录]。',
    },
  },
  {
    address: '/docs/administrateur/manage-users/temp-device',
    usersAddress: '/docs/user/havre/connect#i-dont-have-my-device',
    text: {
      fr: '**Votre appareil est seulement oublié, déchargé ou en panne, et en lieu sûr\u202F?** [Demandez un appareil temporaire] à un administrateur\u00A0: 10 min, puis 24 h sans mots de passe.',
      en: '**Is your device only left behind, out of battery or broken, and in a safe place?** [Ask an administrator for a temporary device]. It takes 10 minutes and lasts 24 hours, without passwords.',
      de: '**Ist Ihr Gerät nur vergessen, der Akku leer oder das Gerät defekt, aber an einem sicheren Ort?** [Bitten Sie einen Administrator um ein temporäres Gerät]: 10 Minuten, dann 24 Stunden ohne Passwörter.',
      zh: '**设备只是忘带、没电或损坏，且放在安全的地方？** [请管理员允许临时设备]，约 10 分钟办好，可用 24 小时，不含密码。',
    },
  },
  {
    address: '/docs/user/loquet/backup#restore',
    text: {
      fr: '**Vous avez votre kit, fichier et code\u202F?** Installez Loquet sur un autre téléphone ou ordinateur et [restaurez votre ID]\u00A0: 10 min\u202F; un administrateur doit parfois approuver.',
      en: '**Do you have your kit, both file and code?** Install Loquet on any other phone or computer and [restore your ID]. It takes 10 minutes; some Spaces ask an administrator to approve.',
      de: '**Haben Sie Ihr Kit, also Datei und Code?** Installieren Sie Loquet auf einem anderen Telefon oder Computer und [stellen Sie Ihre ID wieder her]. Das dauert 10 Minuten; manchmal muss ein Administrator zustimmen.',
      zh: '**恢复套件的文件和恢复码是否都在？** 在另一部手机或电脑上安装 Loquet 并[恢复 ID]，约 10 分钟；有时须管理员批准。',
    },
  },
  {
    address: '/docs/administrateur/manage-users/ID-lost#procedure',
    text: {
      fr: '**Un administrateur peut vous aider\u202F?** Il mène avec vous [la procédure ID perdu]\u00A0: un quart d’heure, puis les dossiers reviennent.',
      en: '**Can an administrator help you?** They run [the Lost ID procedure] with you. It takes 15 minutes, then the folders come back.',
      de: '**Kann Ihnen ein Administrator helfen?** Er führt mit Ihnen [das Verfahren „Verlorene ID“] durch: eine Viertelstunde, danach kommen die Ordner zurück.',
      zh: '**有管理员可以帮忙吗？** 由管理员与您一起执行[“ID 丢失”流程]，约 15 分钟，之后文件夹陆续恢复。',
    },
  },
  {
    address: '/docs/administrateur/support#space-recovery',
    text: {
      fr: '**Vous êtes le seul administrateur\u202F?** [Le support reprend le Space], en 5 jours ouvrés au plus. Rien n’est déchiffré.',
      en: '**Are you the only administrator?** [Support recovers the Space] in up to 5 business days. Nothing is decrypted.',
      de: '**Sind Sie der einzige Administrator?** [Der Support stellt den Space in bis zu 5 Arbeitstagen wieder her]. Dabei wird nichts entschlüsselt.',
      zh: '**您是唯一的管理员？** [由支持团队恢复 Space]，最长 5 个工作日，不会解密任何内容。',
    },
  },
];

/** The pages where the search finds the questions: one for users, one for administrators. */
const FOUND_ON: readonly string[] = [
  '/docs/user/havre/connect',
  '/docs/administrateur/start/forgot-phone',
];

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly url?: string;
  readonly ordered?: boolean | null;
  readonly attributes?: unknown;
  children?: Node[] | undefined;
}

/**
 * Remark plugin: `<Rescue />` becomes the questions that lead a person without their device to the right
 * way (blueprint §0.4): plain lists, the same on every page, except that a page has no link to itself.
 *
 * @param locale language of the site being built
 * @param siteDir absolute path of the repository
 */
export function rescuePlugin(locale: Locale, siteDir: string) {
  return function write(root: Node, {path: file}: {path: string}): void {
    const place = placeOf(path.relative(siteDir, file).split(path.sep).join('/'));
    const block = questionsOn(`/${place?.source.replace(/\.md$/, '')}`, locale);
    root.children = root.children?.map((child) => replaced(child, block));
  };
}

/** The addresses that the questions link to on a page. */
export function rescueLinks(page: string): string[] {
  return [...FIRST, ...QUESTIONS].flatMap((answer) => addressOn(page, answer) ?? []);
}

function addressOn(page: string, {address, usersAddress}: Answer): string | undefined {
  const target = page.startsWith('/docs/user/') ? (usersAddress ?? address) : address;
  return target.split('#')[0] === page ? undefined : target;
}

/** The node with the block where the component stood; what holds none stays as it is, for it may be shared. */
function replaced(node: Node, block: Node): Node {
  if (node.name === NAME) {
    return block;
  }
  const children = node.children?.map((child) => replaced(child, block));
  return children?.some((child, place) => child !== node.children?.[place])
    ? {...node, children}
    : node;
}

function questionsOn(page: string, locale: Locale): Node {
  const list = (answers: readonly Answer[], ordered: boolean): Node => ({
    type: 'list',
    ordered,
    children: answers.map((answer) => ({
      type: 'listItem',
      children: [paragraph(inline(answer.text[locale], addressOn(page, answer)))],
    })),
  });
  const attributes = [attribute('className', 'rescue')];
  if (!FOUND_ON.includes(page)) {
    // Keeps the questions out of the search (src/config/search.ts).
    attributes.push(attribute('data-repeated', ''));
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes,
    children: [paragraph([text(LEAD[locale])]), list(FIRST, false), list(QUESTIONS, true)],
  };
}

/** The parts of `**Question?** Do [this].` */
function inline(source: string, url: string | undefined): Node[] {
  const [, question = '', before = '', linked = '', after = ''] =
    /^\*\*(.+)\*\*( .*)\[(.+)\](.*)$/.exec(source) ?? [];
  return [
    {type: 'strong', children: [text(question)]},
    text(before),
    url === undefined ? text(linked) : {type: 'link', url, children: [text(linked)]},
    text(after),
  ];
}

function paragraph(children: Node[]): Node {
  return {type: 'paragraph', children};
}

function text(value: string): Node {
  return {type: 'text', value};
}

function attribute(name: string, value: string): object {
  return {type: 'mdxJsxAttribute', name, value};
}
