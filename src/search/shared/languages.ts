import type {Locale} from '../../site/locales';

/** What the analyzer and the query know about a language. Words and endings are written as `fold` leaves them. */
export interface Language {
  /** Words that say nothing about what is looked for. */
  readonly stopWords: ReadonlySet<string>;
  /** Short words that lean on the next with an apostrophe. */
  readonly elisions: ReadonlySet<string>;
  /** Endings of plurals, cases and conjugation, the longest first. */
  readonly inflections: readonly string[];
  /** Endings that make one word out of another, the longest first. */
  readonly derivations: readonly string[];
  /** Compounds are written as one word that ends with what it is about. */
  readonly hasCompounds: boolean;
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const longestFirst = (text: string): readonly string[] =>
  [...list(text)].sort((a, b) => b.length - a.length);

export const LANGUAGES: Record<Locale, Language> = {
  fr: {
    stopWords: new Set(
      list(`
        a ai as au aux avec avoir c ce ceci cela ces cet cette comme comment d dans de des donc du elle elles en
        es est et etre eu faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos
        notre nous on ou par pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui
        quoi s sa se ses si son sont suis sur t ta te tes toi ton tu un une veux vos votre vous y`),
    ),
    elisions: new Set(list('c d j l m n qu s t jusqu lorsqu puisqu quoiqu')),
    inflections: longestFirst(
      's x e es ee ees er ez ent ons ons ait aient ant ants ante antes era erez eront ir it is issez issent issant',
    ),
    derivations: longestFirst(`
      age ages ateur ateurs ation ations atrice atrices ement ements eur eurs euse euses iel ielle iels if ifs
      ion ions ite ites ive ives ment ments aire aires able ables ance ances`),
    hasCompounds: false,
  },
  en: {
    stopWords: new Set(
      list(`
        a about am an and any are as at be by can could did do does for from had has have how i if in into is it
        its me my not of on or our should so that the their them then there these they this to us was we were
        what when where which who why will with would you your`),
    ),
    elisions: new Set(),
    inflections: longestFirst('s es ed d ing ings y ies ied e'),
    derivations: longestFirst(
      'er ers or ors ation ations ion ions ment ments able ability al ance ence ity ly ator ators ate ated',
    ),
    hasCompounds: false,
  },
  de: {
    stopWords: new Set(
      list(`
        aber als am an auch auf aus bei beim bin bis da das dass dem den der des die dies diese diesem diesen
        dieser dieses doch du durch ein eine einem einen einer eines er es fur hat habe haben ich ihr ihre ihrem
        ihren ihrer im in ist ja kann konnen man mein meine meinem meinen meiner mich mir mit muss nach nicht
        noch nur oder ob sich sie sind so soll um und uns unser unsere vom von vor was welche wenn wer werden wie
        wird wir wo zu zum zur`),
    ),
    elisions: new Set(),
    inflections: longestFirst('e en em er ern es n s st t te ten ter tes test et ns'),
    derivations: longestFirst(
      'ung ungen ungs ende ender enden ig ige igen lich liche lichen bar bare baren heit keit',
    ),
    hasCompounds: true,
  },
  zh: {
    stopWords: new Set(
      list(`
        a an and for how in is of on or the to with 怎么样 怎么 怎样 如何 为什么 什么 哪里 哪些 请问 可以 能否 是否
        应该 我们 我的 您的 你的 我 您 你 的 了 吗 呢 把 被 给 从 到 在 和 与 或 是 有 要 想 让 对 里 中`),
    ),
    elisions: new Set(),
    inflections: longestFirst('s es ed ing'),
    derivations: [],
    hasCompounds: false,
  },
};
