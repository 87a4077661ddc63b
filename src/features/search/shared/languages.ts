import type {Locale} from '../../../site/locales';

/** Language data of analyzer and query, normalized by `fold`. */
export interface Language {
  readonly stopWords: ReadonlySet<string>;
  /** Words with which readers speak of themselves: they want a page for users. */
  readonly self: readonly string[];
  /** Words with which administrators speak of their users and their organization: they want a page for themselves. */
  readonly others: readonly string[];
  /** Words that both say, an administrator rather, unless they speak of themselves as well. */
  readonly ours: readonly string[];
  /** Short words elided with an apostrophe. */
  readonly elisions: ReadonlySet<string>;
  /** Endings by which two forms of a word may differ. */
  readonly endings: ReadonlySet<string>;
  /** What may stand between the parts of a compound; nothing in a language that writes them apart. */
  readonly joints: readonly string[];
  /** Share of a query below which a result is only a possible one: less where pairs across words are unknown. */
  readonly sure: number;
  /** The language writes spaces between words. */
  readonly areWordsApart: boolean;
  /** Signs of grammar only, in a language without spaces. */
  readonly grammar: ReadonlySet<string>;
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/);
const set = (text: string): ReadonlySet<string> => new Set(list(text));
const endings = (text: string): ReadonlySet<string> => new Set(['', ...list(text)]);

/** What a language has that writes spaces between words, has no elisions and no compounds, unless it says otherwise. */
const COMMON = {
  elisions: new Set<string>(),
  joints: [],
  sure: 0.65,
  areWordsApart: true,
  grammar: new Set<string>(),
};

export const LANGUAGES: Record<Locale, Language> = {
  fr: {
    ...COMMON,
    stopWords: set(`
      a ai as au aux avec avoir c ce ceci cela ces cet cette comme comment d dans de des dit dois doit donc du elle
      elles en es est et etre eu faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes moi mon n
      ne nos notre nous on ou par pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui
      quoi s sa se ses si son sont suis sur t ta te tes toi ton tu un une veux vos votre vous y
      alors arrive aussi ca chez deja depuis encore mettre parce quelqu toujours va vais vient voudrais vraiment`),
    self: list('j je ma mes moi mon me'),
    others: list(`
      utilisateur utilisateurs utilisatrice utilisatrices employe employes employee employees salarie salaries salariee
      salariees collaborateur collaborateurs collaboratrice collaboratrices personnel admin admins administrateur
      administrateurs administratrice gens`),
    ours: list('notre nos'),
    elisions: set('c d j l m n qu s t jusqu lorsqu puisqu quoiqu'),
    endings: endings(`
      s x e es ee ees er ez ent ons ont ait aient ant ants ante antes era erez eront ir it is issez issent issant r
      re age ages ateur ateurs ation ations atrice atrices ement ements eur eurs euse euses iel ielle iels if ifs
      ion ions ite ites ive ives ment ments aire aires able ables ance ances`),
  },
  en: {
    ...COMMON,
    stopWords: set(`
      a about am an and any are as at be been by can could did do does doesn don for from get got had has have how i
      if in into is isn it its me must my not of on or our should so that the their them then there these they this
      to too many much us was we were what when where which who why will with won would you your
      after all also already always but even give gets getting go going he him his if just keep let need needs now
      one only put really say says she some somebody someone still take tell than want wants while`),
    self: list('i me my mine'),
    others: list(
      'user users employee employees staff people everyone admin admins administrator administrators',
    ),
    ours: list('our we'),
    endings: endings(`
      s es d ed ing ings y ies ied e er ers r rs or ors ation ations ion ions ment ments able ability al ance ence
      ity ly ator ators ate ated`),
  },
  de: {
    ...COMMON,
    stopWords: set(`
      aber als am an auch auf aus bei beim bin bis da das dass dem den der des die dies diese diesem diesen dieser
      dieses doch du durch ein eine einem einen einer eines er es fur hat habe haben ich ihr ihre ihrem ihren ihrer
      im in ist ja kann konnen man mein meine meinem meinen meiner mich mir mit muss nach nicht noch nur oder ob sich
      sie sind so soll um und uns unser unsere vom von vor was welche welcher wenn wer werden wie wird wir wo zu zum
      zur alle allem allen alles dann daran dafur dort etwas geben geht gehen gibt hier immer jemand jetzt lassen lasst
      machen mehr mochte mussen schon sehr sein sollen trotzdem tun wann warum wieso wieder will wollen wurde
      bekomm bekomme bekommen bekommt bevor dein deine deinem deinen deiner dich dir drauf drin eben euch euer eure
      eurem euren eurer falls gerade gestern grad hab hatte hatten heute hin ihm ihn ihnen komm komme kommen kommt
      krieg kriege kriegen kriegt mal nachdem nichts nix raus rein rum seine seinem seinen seiner seit sobald solange
      stehen steht unserem unseren unserer unseres war waren weiss wem wissen wofur woher wohin womit woran worauf`),
    self: list('ich mein meine meinem meinen meiner mich mir'),
    others: list(`
      benutzer benutzern benutzers nutzer nutzern mitarbeiter mitarbeitern mitarbeiters mitarbeiterin mitarbeiterinnen
      admin admins administrator administratoren leute leuten`),
    ours: list('unser unsere unserem unseren unserer wir'),
    endings: endings(`
      e en em er ern es n s st t te ten ter tes test et ns ung ungen ungs ende ender enden ig ige igen lich liche
      lichen bar bare baren heit keit`),
    joints: ['', 's', 'n', 'en', 'e'],
  },
  zh: {
    ...COMMON,
    stopWords: set(
      'a an and for how in is of on or the to with 在哪里 在哪儿 在哪 有没有 是不是 可不可以 要不要 会不会 怎么回事 怎么弄 某个 一直 总是 老是 自己 突然 赶紧 现在 今天 昨天 怎么样 怎么办 怎么 怎样 如何 为什么 为何 有什么 什么 哪里 哪些 哪个 请问 可以 能否 能不能 是否 应该 我们 我的 您的 你的 有哪 了吗 的吗 一下',
    ),
    self: list('我'),
    others: list('员工 用户 管理员 全员 大家 所有人 我们'),
    ours: [],
    endings: endings('s es ed ing'),
    sure: 0.4,
    areWordsApart: false,
    grammar: new Set(
      '的了吗呢在和是与或把被给从到为于以中会将等已能可就还也不没有您我他她它其这那此个每各并则若如再又但而由向对按时后前内上下里外请让使用要想应须只仅都才曾着过地得之所及至即因当像某另怎么什哪',
    ),
  },
};
