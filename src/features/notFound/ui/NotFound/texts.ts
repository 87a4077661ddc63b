import type {Locale} from '../../../../site/locales';

const FRENCH = {
  title: 'Page introuvable',
  sorry: 'Nous ne trouvons pas ce que vous cherchez.',
  tellOwner:
    'Merci de prévenir la personne responsable du site qui vous a donné cette adresse\u00A0: son lien est rompu.',
  home: 'Accueil',
  manual: 'Manuel',
  help: 'Aide',
  /** For an address that names a screen of a Space (specification §2, "root_url links"). */
  space: {
    explanation: 'Cette adresse désigne un écran de votre Space, pas une page de ce site.',
    open: (host: string) => `Ouvrir dans ${host}`,
    newTab: '(nouvel onglet)',
    ask: 'Indiquer l’adresse de mon Space',
    refused: 'Cette adresse ne mène à aucun écran de votre Space, elle ne peut pas être ouverte.',
    /** For readers without scripts: the meaning of such a link. */
    withoutScripts:
      'Si vous avez suivi un lien vers votre Space, il n’est pas rompu\u00A0: il désigne un écran de votre Space, et ce site ne peut l’ouvrir qu’avec JavaScript. Ouvrez votre Space et suivez le chemin de menu que donne le lien.',
  },
};

/**
 * The Not Found texts of all locales at once: a host that answers `/de/nope` with the French 404 page must still speak
 * German. The English ones are the specification's, word for word (§8).
 */
export const NOT_FOUND_TEXTS: Record<Locale, typeof FRENCH> = {
  fr: FRENCH,
  en: {
    title: 'Page not found',
    sorry: "We couldn't find what you're looking for.",
    tellOwner:
      'Please contact the site owner who linked you to the original URL and let them know their link is broken.',
    home: 'Home',
    manual: 'Manual',
    help: 'Help',
    space: {
      explanation: 'This address names a screen of your Space, not a page of this site.',
      open: (host) => `Open in ${host}`,
      newTab: '(new tab)',
      ask: 'Enter your Space address',
      refused: 'This address leads to no screen of your Space, so it cannot be opened.',
      withoutScripts:
        'If you followed a link into your Space, it is not broken: it names a screen of your Space, which this site can only open with JavaScript. Open your Space and follow the menu path that the link gives.',
    },
  },
  de: {
    title: 'Seite nicht gefunden',
    sorry: 'Wir können nicht finden, wonach Sie suchen.',
    tellOwner:
      'Bitte teilen Sie dem Betreiber der Website, die Sie hierher verwiesen hat, mit, dass der Link nicht mehr funktioniert.',
    home: 'Startseite',
    manual: 'Handbuch',
    help: 'Hilfe',
    space: {
      explanation: 'Diese Adresse nennt eine Ansicht Ihres Space, keine Seite dieser Website.',
      open: (host) => `In ${host} öffnen`,
      newTab: '(neuer Tab)',
      ask: 'Adresse meines Space angeben',
      refused: 'Diese Adresse führt zu keiner Ansicht Ihres Space, sie kann nicht geöffnet werden.',
      withoutScripts:
        'Wenn Sie einem Link in Ihren Space gefolgt sind, ist er nicht defekt: Er nennt eine Ansicht Ihres Space, die diese Website nur mit JavaScript öffnen kann. Öffnen Sie Ihren Space und folgen Sie dem Menüpfad, den der Link angibt.',
    },
  },
  zh: {
    title: '找不到页面',
    sorry: '我们找不到您要查找的内容。',
    tellOwner: '请联系向您提供此地址的网站所有者，告知对方该链接已失效。',
    home: '首页',
    manual: '手册',
    help: '帮助',
    space: {
      explanation: '此地址指向您的 Space 中的界面，而不是本站的页面。',
      open: (host) => `在 ${host} 中打开`,
      newTab: '（新标签页）',
      ask: '提供我的 Space 的地址',
      refused: '此地址不指向您的 Space 中的任何界面，无法打开。',
      withoutScripts:
        '如果您点击的是通往您的 Space 的链接，该链接并未失效：它指向您的 Space 中的界面，本站须启用 JavaScript 才能打开。请打开您的 Space，按链接给出的菜单路径操作。',
    },
  },
};
