import {BRAND} from '../site/brand';
import type {Locale, Localized} from '../site/locales';

/**
 * Texts of the configuration, which Docusaurus cannot translate from files. Everything else is translated in `i18n/`.
 */
export const TEXTS = {
  tagline: {
    fr: 'Simple - Sécurisé - Souverain',
    en: 'Simple - Secure - Sovereign',
    de: 'Einfach - Sicher - Souverän',
    zh: '简单 - 安全 - 自主',
  },
  description: {
    fr: 'Documentation de Havre et Loquet',
    en: 'Havre and Loquet Documentation',
    de: 'Dokumentation zu Havre und Loquet',
    zh: 'Havre 与 Loquet 文档',
  },
  keywords: {
    fr: 'Havre, Loquet, mots de passe, connexion unique, SSO, SCIM, anti-hameçonnage, documentation',
    en: 'Havre, Loquet, passwords, single sign-on, SSO, SCIM, anti-phishing, documentation',
    de: 'Havre, Loquet, Passwörter, Single Sign-on, SSO, SCIM, Phishing-Schutz, Dokumentation',
    zh: 'Havre, Loquet, 密码, 单点登录, SSO, SCIM, 反钓鱼, 文档',
  },
  /** Author of the last update, after "by": readers know the team, not the author of a commit. */
  team: {
    fr: 'l’équipe documentation',
    en: 'the documentation team',
    de: 'dem Dokumentationsteam',
    zh: '文档团队',
  },
  /** Alternative text of the social card. */
  socialImage: {
    fr: 'Documentation de Havre\u00A0: une arche fermée au-dessus de l’eau, qui abrite des applications',
    en: 'Havre documentation: a closed arch above water that shelters applications',
    de: 'Dokumentation zu Havre: ein geschlossener Bogen über dem Wasser, der Anwendungen schützt',
    zh: 'Havre 文档：水面上一座关闭的拱门，里面存放着应用',
  },
  history: {
    fr: 'Historique des versions',
    en: 'Version history',
    de: 'Versionsverlauf',
    zh: '版本历史',
  },
  historySidebar: {fr: 'Historique', en: 'History', de: 'Verlauf', zh: '历史'},
  manual: {fr: 'Manuel', en: 'Manual', de: 'Handbuch', zh: '手册'},
  /** Introduces a drawn screen in text-only forms. */
  screen: {fr: 'Écran', en: 'Screen', de: 'Ansicht', zh: '界面图'},
  /** At the top of `llms.txt`. */
  twins: {
    fr: `Chaque page du manuel et des historiques existe aussi en Markdown, à son adresse suivie de \`.md\`. L’adresse \`${BRAND.exampleSpace}\` est celle d’un Space d’exemple.`,
    en: `Every page of the manual and of the version histories also exists as Markdown, at its address followed by \`.md\`. The address \`${BRAND.exampleSpace}\` is that of an example Space.`,
    de: `Jede Seite des Handbuchs und der Versionsverläufe gibt es auch als Markdown, unter ihrer Adresse mit angehängtem \`.md\`. Die Adresse \`${BRAND.exampleSpace}\` ist die eines Beispiel-Space.`,
    zh: `手册和版本历史的每个页面都有 Markdown 版本，地址为该页面地址后加 \`.md\`。\`${BRAND.exampleSpace}\` 是示例 Space 的地址。`,
  },
} as const satisfies Record<string, Localized>;

/** The message about scripts that have not come (`late`) or cannot be fetched (`lost`), and what that means. */
export const LOAD_NOTICE = {
  fr: {
    late: 'Cette page est encore en cours de chargement.',
    lost: 'Cette page n’a pas été chargée en entier.',
    effect: 'Vous pouvez la lire, mais la recherche et les menus ne répondent pas.',
    retry: 'Réessayer',
  },
  en: {
    late: 'This page is still loading.',
    lost: 'This page did not load completely.',
    effect: 'You can read it, but the search and the menus do not respond.',
    retry: 'Retry',
  },
  de: {
    late: 'Diese Seite wird noch geladen.',
    lost: 'Diese Seite wurde nicht vollständig geladen.',
    effect: 'Sie können sie lesen, aber Suche und Menüs reagieren nicht.',
    retry: 'Erneut versuchen',
  },
  zh: {
    late: '此页面仍在加载。',
    lost: '此页面未完整加载。',
    effect: '您可以阅读内容，但搜索和菜单无法使用。',
    retry: '重试',
  },
} as const satisfies Record<Locale, Readonly<Record<'late' | 'lost' | 'effect' | 'retry', string>>>;

/** Colon between a name and its text, as each language sets it. */
const COLON: Localized = {fr: '\u00A0: ', en: ': ', de: ': ', zh: '：'};

export const HISTORY_DESCRIPTIONS = {
  product: {
    fr: 'Toutes les versions de Havre, la plateforme d’accès et de mots de passe\u00A0: les nouveautés, les corrections et ce que vous devez faire.',
    en: 'Every release of Havre, the access and password platform: what is new, what is fixed and what you need to do.',
    de: 'Alle Versionen von Havre, der Plattform für Zugriffe und Passwörter: Neues, Korrekturen und was Sie tun müssen.',
    zh: 'Havre 访问与密码平台的全部版本：新增功能、修复内容和您需要做的事。',
  },
  'identity-app': {
    fr: 'Toutes les versions de Loquet, l’application d’identité personnelle\u00A0: les nouveautés, les corrections et ce que vous devez faire.',
    en: 'Every release of Loquet, the personal identity app: what is new, what is fixed and what you need to do.',
    de: 'Alle Versionen von Loquet, der persönlichen Identitäts-App: Neues, Korrekturen und was Sie tun müssen.',
    zh: '个人身份应用 Loquet 的全部版本：新增功能、修复内容和您需要做的事。',
  },
  extension: {
    fr: 'Toutes les versions publiques de l’extension Havre pour navigateur\u00A0: les nouveautés, les corrections et ce que vous devez faire.',
    en: 'Every public release of the Havre extension for browsers: what is new, what is fixed and what you need to do.',
    de: 'Alle öffentlichen Versionen der Havre-Erweiterung für Browser: Neues, Korrekturen und was Sie tun müssen.',
    zh: 'Havre 浏览器扩展的全部公开版本：新增功能、修复内容和您需要做的事。',
  },
} as const satisfies Record<string, Localized>;

/** Joins a name and a text with the language's colon. */
export function labelled(name: string, text: string, locale: keyof typeof COLON): string {
  return `${name}${COLON[locale]}${text}`;
}
