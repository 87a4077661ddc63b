import type {Locale} from '../../site/locales';

interface NotFoundText {
  readonly title: string;
  readonly sorry: string;
  readonly tellOwner: string;
  readonly home: string;
  readonly manual: string;
}

/**
 * The Not Found texts in the four languages at once: a host that answers `/de/nope` with the French 404
 * page must still speak German. The English ones are the specification's, word for word (§8).
 */
export const NOT_FOUND_TEXTS: Record<Locale, NotFoundText> = {
  fr: {
    title: 'Page introuvable',
    sorry: 'Nous ne trouvons pas ce que vous cherchez.',
    tellOwner:
      'Merci de prévenir la personne responsable du site qui vous a donné cette adresse\u00A0: son lien est rompu.',
    home: 'Accueil',
    manual: 'Manuel',
  },
  en: {
    title: 'Page not found',
    sorry: "We couldn't find what you're looking for.",
    tellOwner:
      'Please contact the site owner who linked you to the original URL and let them know their link is broken.',
    home: 'Home',
    manual: 'Manual',
  },
  de: {
    title: 'Seite nicht gefunden',
    sorry: 'Wir können nicht finden, wonach Sie suchen.',
    tellOwner:
      'Bitte teilen Sie dem Betreiber der Website, die Sie hierher verwiesen hat, mit, dass der Link nicht mehr funktioniert.',
    home: 'Startseite',
    manual: 'Handbuch',
  },
  zh: {
    title: '找不到页面',
    sorry: '我们找不到您要查找的内容。',
    tellOwner: '请联系向您提供此地址的网站所有者，告知对方该链接已失效。',
    home: '首页',
    manual: '手册',
  },
};
