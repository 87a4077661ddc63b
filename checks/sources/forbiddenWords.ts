import {LOCALES, type Locale} from '../../src/site/locales';

/** A word that readers must not meet, with its replacement. */
export interface ForbiddenWord {
  readonly pattern: RegExp;
  readonly use: string;
  /** Forbidden in titles and headings only. */
  readonly inTitlesOnly?: boolean;
}

/** A correct occurrence, with the reason. */
export interface AllowedPhrase {
  readonly locale: Locale;
  readonly phrase: RegExp;
  /** Ends of French paths; the phrase is correct in these pages only. */
  readonly pages?: readonly string[];
  readonly reason: string;
}

const EVERYWHERE: readonly ForbiddenWord[] = [
  {pattern: /\bLe Havre\b/gu, use: 'Havre, without article'},
  {pattern: /\bHAVRE\b|\bhavre\b(?!\.example)/gu, use: 'Havre'},
  {pattern: /\bLoquet App\b|(?<![/\w])loquet\b(?![.-]\w)/gu, use: 'Loquet'},
  {pattern: /(?<![\p{L}/.-])(?:spaces?|[Ww]orkspaces?)(?![\p{L}-])/gu, use: 'Space'},
  {pattern: /\bpasskeys?\b/giu, use: 'Loquet, or nothing: Loquet stores no passkeys'},
  {pattern: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu, use: 'words'},
];

const DATA_LINE = 'audience and minutes in the front matter';
const TELLING = 'nothing: the drawing says it';

/** Glossary §5 and product model §25. Code, keywords and slugs are not checked. */
export const FORBIDDEN_WORDS: Record<Locale, readonly ForbiddenWord[]> = {
  fr: [
    ...EVERYWHERE,
    {
      pattern:
        /(?:Cette page|Elle) s’adresse (?:à|aux)|\bComptez (?=\p{L}+ (?:minutes?|heures?))/gu,
      use: DATA_LINE,
    },
    {pattern: /\bEn mots\b/gu, use: TELLING},
    {
      pattern: /(?<!\p{L})(?:dé)?crypt(?:er|e|ent|ez|ons|ant|age|ages|ée?s?)(?!\p{L})/giu,
      use: 'chiffrer',
    },
    {pattern: /(?<![\p{L}/@.-])admins?(?![\p{L}/@.-])/giu, use: 'administrateur'},
    {pattern: /\btokens?\b/giu, use: 'jeton'},
    {pattern: /\bmanagers?\b/giu, use: 'gestionnaire'},
    {pattern: /\blogins?\b/giu, use: 'identifiant'},
    {pattern: /mots? de passe maîtres?/giu, use: 'nothing: there is none'},
    {pattern: /sécurisée?s? à 100/giu, use: 'a fact'},
    {pattern: /\bdigita(?:le?s?|ux)\b/giu, use: 'numérique'},
    {pattern: /\bemails?\b/giu, use: 'e-mail'},
    {
      pattern: /(?<![\p{L}’-])(?:tu|toi|te|ton|ta|tes|t’\p{L}+)(?![\p{L}’-])/giu,
      use: 'vous, votre',
    },
    {pattern: /\b(?:espaces? de travail|espaces?)\b/giu, use: 'Space'},
    {pattern: /\ble Loquet\b/giu, use: 'Loquet, without article'},
    {pattern: /phishing/giu, use: 'hameçonnage', inTitlesOnly: true},
    {pattern: /\b(?:du|les?|mon|son|un|votre|vos) mobiles?\b/giu, use: 'téléphone'},
    {pattern: /\bupload\p{L}*/giu, use: 'envoyer'},
    {pattern: /\bclique[rz] ici\b/giu, use: 'le nom de l’écran'},
    {pattern: /moyens? de retour/giu, use: 'moyen de récupération'},
    {pattern: /(?<!\p{L})se prouve(?:nt|r)?(?!\p{L})/giu, use: 'prouver son identité'},
    {pattern: /nuages? privés?/giu, use: 'stockage en ligne'},
    {pattern: /(?<!\p{L})acquitt(?:er|ez|e|ent|ée?s?)(?!\p{L})/giu, use: 'confirmer avoir lu'},
    {pattern: /(?<!\p{L})embarqu(?:er|ez|e|ent|ée?s?)(?!\p{L})/giu, use: 'faire adopter'},
    {pattern: /organisations? sensibles?/giu, use: 'là où les besoins de sécurité sont élevés'},
    {pattern: /informations? individuelles? préalables?/giu, use: 'informer chaque personne avant'},
    {pattern: /questionn(?:er|ez|ée?s?)(?!\p{L})/giu, use: 'en demander la raison'},
    {pattern: /noms? mariés?/giu, use: 'nom d’usage'},
    {pattern: /résultats? d[eu] Générateur/giu, use: 'mot de passe créé par le Générateur'},
    {pattern: /(?<!\p{L})except(?:er|ez|e)(?!\p{L})/giu, use: 'exempter'},
    {pattern: /connexions? forcées?/giu, use: 'connexion provoquée par un tiers'},
    {pattern: /téléphones? privés?/giu, use: 'téléphone personnel'},
    {pattern: /(?<=[,.;:(] )voyez(?= )/giu, use: 'voir'},
    {pattern: /avert(?:ir|it|issent) devant/giu, use: 'alerter quand'},
    {pattern: /(?:votre|sa|leur) biométrie/giu, use: 'données biométriques'},
    {pattern: /inviolable|impossible à pirater|risque zéro|qualité militaire/giu, use: 'a fact'},
  ],
  en: [
    ...EVERYWHERE,
    {pattern: /\bThis page is for\b|\bAllow (?=\w+ minutes)/gu, use: DATA_LINE},
    {pattern: /\bIn words\b/gu, use: TELLING},
    {pattern: /(?<![\p{L}/@.-])admins?(?![\p{L}/@.-]| center)/giu, use: 'administrator'},
    {pattern: /\blog(?:s|ged|ging)?[ -](?:in|into|on)\b|\bto login\b/giu, use: 'sign in'},
    {pattern: /\b(?:vaults?|collections?)\b/giu, use: 'folder'},
    {pattern: /master passwords?/giu, use: 'nothing: there is none'},
    {pattern: /\btrash\b/giu, use: 'bin'},
    {pattern: /\b(?:white|black)list\p{L}*/giu, use: 'allowed list, blocked list'},
    {pattern: /\b2FA codes?\b/giu, use: 'two-step code'},
    {pattern: /\borganisation\p{L}*/giu, use: 'organization'},
    {pattern: /\bbreached\b/giu, use: 'exposed'},
    {pattern: /\bclick here\b/giu, use: 'the name of the screen'},
    {pattern: /\b(?:easy|easily|simply|just|please)\b/giu, use: 'nothing'},
    {
      pattern: /(?<!I )\b(?:\p{L}+n’t|(?:it|that|there)’s|(?:you|we|they)’(?:re|ll|ve))\b/giu,
      use: 'the words in full',
    },
    {pattern: /\bways? back\b/giu, use: 'recovery option'},
    {pattern: /\bcompulsory\b/giu, use: 'required'},
    {pattern: /\bexpiry\b/giu, use: 'expiration'},
    {pattern: /\bprivate phones?\b/giu, use: 'personal phone'},
    {pattern: /\bflat (?:phone|battery)|\bphone is flat\b/giu, use: 'out of battery'},
    {pattern: /\bSMS\b/gu, use: 'text message'},
    {pattern: /\brestor\p{L}* (?:your|the|their|a) kit\b/giu, use: 'restore your ID with the kit'},
    {pattern: /\bsensitive organi[sz]ations?\b/giu, use: 'where security needs are high'},
    {pattern: /\bprior individual information\b/giu, use: 'tell each person beforehand'},
    {pattern: /\be-mails?\b/giu, use: 'email'},
    {
      pattern: /\brenew\p{L}* (?:a|the|your|this|that|every|each|its|old|exposed) passwords?/giu,
      use: 'change',
    },
    {pattern: /\bdeclar\p{L}* [^.]{0,30}\blost\b/giu, use: 'report as lost'},
    {pattern: /\bby voice\b/giu, use: 'by phone or in person'},
    {pattern: /\bfilter(?:s|ed|ing)? on\b/giu, use: 'filter by'},
    {pattern: /\bfor a time\b/giu, use: 'temporarily'},
    {pattern: /\bcase(?: is)? ignored\b/giu, use: 'not case-sensitive'},
    {pattern: /\bcomputer’s own bin\b/giu, use: 'the Recycle Bin or Trash'},
    {pattern: /\bin the device\b/giu, use: 'on the device'},
    {
      pattern: /unbreakable|100 ?% secure|military-grade|zero risk|impossible to hack/giu,
      use: 'a fact',
    },
  ],
  de: [
    ...EVERYWHERE,
    {
      pattern: /Diese Seite richtet sich an|\bRechnen Sie mit (?=\p{L}+ (?:Minuten|Stunden))/gu,
      use: DATA_LINE,
    },
    {pattern: /\b[Ii]n Worten\b/gu, use: TELLING},
    {pattern: /kenn(?:wort|wörter)/giu, use: 'Passwort'},
    {pattern: /(?<![\p{L}/@.])admins?(?![\p{L}/@.]| Center)/giu, use: 'Administrator'},
    {pattern: /\b(?:Ctrl|Shift)\b/gu, use: 'Strg, Umschalt'},
    {
      pattern:
        /(?<!\p{L})(?:[Kk]lick|[Ww]ähl|[Öö]ffn|[Gg]eb|[Pp]rüf|[Ll]es|[Bb]estätig|[Ss]peicher|[Ff]üg|[Ss]tell|[Mm]eld)e?n sie(?!\p{L})/gu,
      use: 'Sie',
    },
    {
      pattern:
        /\b(?:SSO|SCIM|CSV|QR|SAML|TOTP|URL|IP|USB|JSON|ZIP|Havre) (?=(?:Anwendung|Datei|Code|Adresse|Stick|Attribut|Token|Client|Format|Erweiterung|Einstellung)\p{Ll}*)/gu,
      use: 'a hyphen',
    },
    {
      pattern:
        /\p{L}*(?:(?<![Aa]n)ae(?!r)|(?<![Ss])oe(?!ff|s)|fuer|pruef|luess|verfueg|zurueck|ueber|muess|fuehr|gueltig|stueck)\p{L}*(?![\p{L}.])/gu,
      use: 'ä, ö, ü',
    },
    // Dictionaries hold the Swiss forms too.
    {
      pattern:
        /\p{L}*(?:(?:sch|schl|fl|g|n|spr)iess|strasse|gr[oö]ss|(?<![Kk])reiss|heiss|beiss|fleiss|dreissig|weiss|[aä]usser(?=halb|dem|ordent|ste|[nt]?(?!\p{L}))|draussen|(?<!\p{L})aussen(?!d)|st[oö]ss|f[uü]ss(?!el)|massnahm|mässig|gemäss|bloss|gr[uü]ss|süss|(?<!\p{L})spass|(?<!\p{L})liess)\p{L}*/giu,
      use: 'the spelling with ß',
    },
    {pattern: /(?<!\p{L})(?:teilen|teilt|teilten?|geteilte?[mnrs]?)(?!\p{L})/gu, use: 'freigeben'},
    {pattern: /\bplug-?ins?\b/giu, use: 'Erweiterung'},
    {pattern: /tresor/giu, use: 'Ordner'},
    {pattern: /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?)(?!\p{L})/giu, use: 'Sie, Ihr'},
    {pattern: /login/giu, use: 'Anmeldung'},
    {pattern: /\bUsers?\b/gu, use: 'Benutzer'},
    {pattern: /(?:white|black)list/giu, use: 'Liste zugelassener oder gesperrter Hosts'},
    {pattern: /\bhier klicken\b|\bklicken Sie hier\b/giu, use: 'den Namen der Ansicht'},
    {pattern: /Rückwege?/gu, use: 'Wiederherstellungsweg'},
    {pattern: /Werktage?[ns]?(?!\p{L})/gu, use: 'Arbeitstag'},
    {pattern: /[Ss]ensible[rn]? Organisation(?:en)?/gu, use: 'hoher Schutzbedarf'},
    {pattern: /Einzelinformation/gu, use: 'jede Person vorab informieren'},
    {pattern: /Pilotperson(?:en)?/gu, use: 'Person aus der Pilotgruppe'},
    {pattern: /öffne[tn] keine? Passw(?:ort|örter)/gu, use: 'gibt keinen Zugriff auf Passwörter'},
    {pattern: /Passworteintr\p{L}+/gu, use: 'Eintrag'},
    {pattern: /Store von Chrome/gu, use: 'Chrome Web Store'},
    {pattern: /Geräteprüfcode\p{L}*/gu, use: 'Kontrollcode'},
    {
      pattern: /(?<!\p{L})mündlich (?:einen|den) (?:\p{L}+)?code/giu,
      use: 'vorlesen, telefonisch oder persönlich',
    },
    {pattern: /vorgesehene[nr]? Workflows?/giu, use: 'zuständiger Workflow'},
    {pattern: /unknackbar|100 ?% sicher|Militärstandard|Null-?Risiko/giu, use: 'a fact'},
  ],
  zh: [
    ...EVERYWHERE,
    {pattern: /本页面向|本页适合|约需[^，。]*分钟/gu, use: DATA_LINE},
    {pattern: /用文字概括/gu, use: TELLING},
    {pattern: /登陆/gu, use: '登录'},
    {pattern: /帐户|帐号/gu, use: '账户'},
    {pattern: /插件/gu, use: '扩展'},
    {pattern: /空间/gu, use: 'Space'},
    {pattern: /你/gu, use: '您'},
    {pattern: /单一登录/gu, use: '单点登录'},
    {pattern: /认证/gu, use: '身份验证'},
    {pattern: /点击(?:这里|此处)/gu, use: '界面名称'},
    {pattern: /[白黑]名单/gu, use: '允许列表、阻止列表'},
    {pattern: /(?<!源)代码(?!复制到剪贴板)/gu, use: '二维码、验证码、恢复码等；错误用“错误码”'},
    {pattern: /敏感组织/gu, use: '高安全要求的组织'},
    {pattern: /权力分离/gu, use: '职责分离'},
    {pattern: /私有云/gu, use: '个人网盘'},
    {pattern: /发布方/gu, use: '厂商'},
    {pattern: /雇主/gu, use: '单位'},
    {pattern: /绘制的键盘|内部试点/gu, use: '网页软键盘；非公开试点'},
    {pattern: /虚假(?:的)?(?:扩展|网站)/gu, use: '假冒'},
    {pattern: /误报/gu, use: '误判'},
    {pattern: /该分支/gu, use: '该系列'},
    {pattern: /12 词短语/gu, use: '12 个单词的助记词'},
    {pattern: /无活动/gu, use: '无操作、空闲超时'},
    {pattern: /写信至/gu, use: '发送邮件至'},
    {pattern: /掌管/gu, use: '负责'},
    {pattern: /位(?:管理员|用户)/gu, use: '名'},
    {pattern: /一刻钟/gu, use: '15 分钟'},
    {pattern: /牢不可破|100% ?安全|军用级|军事级|零风险/gu, use: 'a fact'},
  ],
};

export const ALLOWED_PHRASES: readonly AllowedPhrase[] = [
  ...LOCALES.map((locale): AllowedPhrase => ({
    locale,
    phrase: /\bpasskeys?\b/giu,
    pages: [
      'user/havre/params.md',
      'user/havre/browser-extension/autofill.md',
      'user/havre/browser-extension/index.md',
    ],
    reason: 'says that there are none',
  })),
  {
    locale: 'fr',
    phrase: /pas de mots? de passe maître|aucun mot de passe maître/giu,
    reason: 'says that there is none',
  },
  {locale: 'fr', phrase: /Secret token/gu, reason: 'label of Microsoft Entra ID'},
  {locale: 'fr', phrase: /OAuth Bearer Token/gu, reason: 'name of an integration of Okta'},
  ...LOCALES.map((locale) => ({
    locale,
    phrase: /Google Workspace/gu,
    reason: 'name of a product',
  })),
  {locale: 'fr', phrase: /pas de clés d’accès \(passkeys\)/giu, reason: 'says that there are none'},
  {locale: 'en', phrase: /\bno master password/giu, reason: 'says that there is none'},
  {
    locale: 'en',
    phrase: /\bno passkeys|does not store passkeys/giu,
    reason: 'says that there are none',
  },
  {locale: 'en', phrase: /\bvault keys?\b/giu, reason: 'term 25 of the glossary'},
  {
    locale: 'en',
    phrase: /\bcollection\b/giu,
    pages: [
      'administrateur/shadowIT.md',
      'administrateur/configuration/silent-mode.md',
      '2024-09-12-1.2.0.md',
    ],
    reason: 'the act of collecting data, not a folder',
  },
  {locale: 'de', phrase: /Tresorschlüssel/gu, reason: 'term 25 of the glossary'},
  {
    locale: 'de',
    phrase: /Users and groups|Push New Users/gu,
    reason: 'labels of Microsoft Entra ID and of Okta',
  },
  {locale: 'de', phrase: /Code du travail/gu, reason: 'name of the French labor code'},
  {locale: 'de', phrase: /keine Passkeys/giu, reason: 'says that there are none'},
  {locale: 'zh', phrase: /创建你自己的应用程序/gu, reason: 'label of Microsoft Entra ID'},
  {
    locale: 'zh',
    phrase: /(?:不会为其他发行方的网站保存|不支持用于第三方网站的)通行密钥（passkeys）/gu,
    reason: 'says that there are none',
  },
  {
    locale: 'fr',
    phrase: /espaces? de stockage|espaces? insécables?|barre d’espace/giu,
    reason: 'room, not a Space',
  },
  {locale: 'fr', phrase: /Espace économique européen/gu, reason: 'a region of the world'},
  {
    locale: 'fr',
    phrase: /Google Password Manager|Dashlane Password Manager/gu,
    reason: 'name of a product',
  },
  {
    locale: 'en',
    phrase: /just-in-time|HashiCorp Vault|data collection/giu,
    reason: 'another meaning, or the name of a product',
  },
  {
    locale: 'de',
    phrase: /\b(?:teilen Sie|teilt|teilen)(?= [^.]{0,60}\bmit\b)/giu,
    reason: 'mitteilen: to tell, not to share',
  },
  {
    locale: 'de',
    phrase: /im Tresor|in einen Tresor|in einem Tresor|den Tresor/gu,
    reason: 'a safe, not a folder',
  },
  {locale: 'de', phrase: /„Login“|„Plug-?in“/gu, reason: 'quoted as a word'},
  {locale: 'zh', phrase: /存储空间|磁盘空间|命名空间/gu, reason: 'room, not a Space'},
  {
    locale: 'zh',
    phrase: /ISO ?\d+ 认证|认证机构|“插件”/gu,
    reason: 'certification; quoted as a word',
  },
  ...LOCALES.map((locale) => ({
    locale,
    phrase: /📖/gu,
    reason: 'the home page’s call to action (specification §1)',
  })),
];
