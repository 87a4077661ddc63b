import type {Locale} from '../site/locales';

/** The drawn screens (blueprint §6), in the order of that list. */
export const SCREEN_IDS = [
  'approve',
  'approve-warning',
  'number',
  'pairing',
  'sign-in',
  'phishing',
  'save-bar',
  'who',
  'icons',
  'portal',
  'invitation',
  'group',
  'audit',
  'statistics',
  'temporary',
  'kit',
  'restored',
] as const;

export type ScreenId = (typeof SCREEN_IDS)[number];

/** Words of the drawings that are no labels of the interface: what the running example fills in. */
interface Words {
  readonly browser: string;
  readonly place: string;
  readonly unknownPlace: string;
  readonly secondsLeft: string;
  readonly minutesLeft: string;
  readonly newDevice: string;
  readonly oldDevice: string;
  readonly finance: string;
  readonly accounting: string;
  readonly notConnected: string;
  readonly connected: string;
  readonly locked: string;
  readonly category: string;
  readonly from: string;
  readonly subject: string;
  readonly invitationSubject: string;
  readonly organization: string;
  readonly invitedBy: string;
  readonly linkAddress: string;
  readonly period: string;
  readonly thirtyDays: string;
  readonly all: string;
  readonly done: string;
  readonly refused: string;
  readonly rightChanged: string;
  readonly tokenCreated: string;
  readonly signedIn: string;
  readonly signInRefused: string;
  readonly usbStick: string;
  readonly safe: string;
  readonly device: string;
  readonly deviceName: string;
  readonly system: string;
  readonly systemName: string;
  readonly restoredOn: string;
  readonly restoredDate: string;
  readonly kitDate: string;
  readonly kitDateValue: string;
  readonly adoption: string;
  readonly ways: string;
}

interface Sentences {
  /** What to look at, in one sentence; shown under the drawing. */
  readonly caption: string;
  /** What the drawing shows, for those who do not see it; `{key}` is a label of the interface. */
  readonly description: string;
}

interface ScreenTexts {
  readonly words: Words;
  readonly screens: Readonly<Record<ScreenId, Sentences>>;
}

export const SCREEN_TEXTS: Readonly<Record<Locale, ScreenTexts>> = {
  fr: {
    words: {
      browser: 'Firefox, Windows',
      place: 'Lyon, France',
      unknownPlace: 'inconnu',
      secondsLeft: 'Il reste 41\u00A0s',
      minutesLeft: 'Il reste 9\u00A0min 12\u00A0s',
      newDevice: 'Nouvel appareil',
      oldDevice: 'Appareil existant',
      finance: 'Finance',
      accounting: 'Comptabilité',
      notConnected: 'Non connectée',
      connected: 'Connectée',
      locked: 'Verrouillée',
      category: 'Outils',
      from: 'De',
      subject: 'Objet',
      invitationSubject: 'Camille Roy vous invite dans le Space d’Acme',
      organization: 'Organisation',
      invitedBy: 'Invité par',
      linkAddress: 'Adresse du lien',
      period: 'Période',
      thirtyDays: '30 derniers jours',
      all: 'Toutes',
      done: 'Fait',
      refused: 'Refusé',
      rightChanged: 'Droit changé',
      tokenCreated: 'Jeton créé',
      signedIn: 'Réussite',
      signInRefused: 'Refus',
      usbStick: 'Clé USB',
      safe: 'Coffre',
      device: 'Appareil',
      deviceName: 'Téléphone de Mei',
      system: 'Système',
      systemName: 'Android 14',
      restoredOn: 'Restauré le',
      restoredDate: '3 novembre 2025, 09:12',
      kitDate: 'Date du kit',
      kitDateValue: '20 octobre 2025',
      adoption: '72\u00A0%',
      ways: '91\u00A0%',
    },
    screens: {
      approve: {
        caption: 'Avant d’approuver, lisez l’adresse (1), l’origine (2) et le lieu (3).',
        description:
          'Loquet affiche une demande de connexion\u00A0: l’adresse https://acme.eu.havre.example, la mention «\u00A0{l-originok}\u00A0», le navigateur Firefox sous Windows, le lieu Lyon, le temps restant, puis trois boutons\u00A0: {l-approve}, {l-refuse}, {l-notme}.',
      },
      'approve-warning': {
        caption:
          'L’adresse (1) n’est pas celle du Space, l’origine (2) n’est pas vérifiée, le lieu (3) est inconnu\u00A0: n’approuvez pas.',
        description:
          'Loquet affiche une demande de connexion dont l’adresse, acme.eu.havre-login.example, est barrée, avec la mention «\u00A0{l-originko}\u00A0» et un lieu inconnu.',
      },
      number: {
        caption: 'Le nombre affiché par le navigateur se saisit dans Loquet.',
        description:
          'À gauche, le navigateur affiche le nombre 47. À droite, Loquet demande ce nombre\u202F; 47 est saisi, puis vient le bouton {l-approve}.',
      },
      pairing: {
        caption: 'Comparez les six chiffres sur les deux appareils avant de répondre.',
        description:
          'Le nouvel appareil et l’appareil existant affichent le même code de contrôle, 482 913. L’appareil existant propose deux réponses\u00A0: {l-match}, {l-nomatch}.',
      },
      'sign-in': {
        caption:
          'La page de connexion offre trois façons d’entrer\u202F; les petits liens servent sans appareil ou avec un code.',
        description:
          'Page de connexion du Space\u00A0: Loquet sur cet ordinateur, QR code à scanner, envoi au téléphone, puis les liens {no-device} et {have-code}.',
      },
      phishing: {
        caption:
          'Les deux adresses ne diffèrent que par un caractère\u00A0: le chiffre 1 à la place de la lettre l.',
        description:
          'Un avertissement orange montre l’adresse de la page, p1anora.example, au-dessus de l’adresse connue, planora.example\u202F; le caractère différent est encadré. Trois boutons\u00A0: {e-leave}, {e-continue}, {e-mistake}.',
      },
      'save-bar': {
        caption:
          'Choisissez le dossier avant d’enregistrer\u00A0: il décide de qui verra le mot de passe.',
        description:
          'Barre d’enregistrement de l’extension\u00A0: la question «\u00A0{e-savebar}\u00A0», le Space Acme, le menu des dossiers ouvert sur {my-folder} et Finance, puis trois boutons\u00A0: {save}, {e-update}, {e-never}.',
      },
      who: {
        caption:
          'La colonne {who-why} dit d’où vient chaque accès\u00A0: partage direct, groupe ou dossier parent.',
        description:
          'Dossier Finance. Jonas Weber\u00A0: {right-manage}, partage direct. Mei Chen\u00A0: {right-use}, groupe Comptabilité. Amina Diallo\u00A0: {right-view}, hérité.',
      },
      icons: {
        caption: 'Chaque état de l’icône a sa forme, reconnaissable sans la couleur.',
        description:
          'Les sept états\u00A0: cercle pointillé, non connectée\u202F; disque, connectée\u202F; cadenas, verrouillée\u202F; coche, site fiable\u202F; triangle, site suspect\u202F; bouclier, site dangereux\u202F; point, mode silencieux.',
      },
      portal: {
        caption:
          'L’accueil réunit la recherche, vos favoris et toutes vos applications, par catégorie.',
        description:
          'Page d’accueil du Space\u00A0: menu, champ de recherche, favoris Planora, Facturo et Wikilo, puis la catégorie Outils, où Planora porte la marque SSO et Postalia la marque «\u00A0{pending}\u00A0».',
      },
      invitation: {
        caption:
          'Avant d’ouvrir l’invitation, vérifiez que l’adresse du lien (1) se termine par .havre.example.',
        description:
          'E-mail de no-reply@eu.havre.example\u00A0: objet, organisation Acme, administratrice Camille Roy, bouton {inv-open} et adresse du lien, acme.eu.havre.example.',
      },
      group: {
        caption:
          'Un groupe rassemble des personnes une fois pour toutes\u00A0: partagez le dossier avec lui.',
        description:
          'Groupe Comptabilité, créé à la main. Onglet {g-members}\u00A0: Jonas Weber, Mei Chen et Amina Diallo. Onglet {a-folders}\u00A0: Finance, droit {right-use}.',
      },
      audit: {
        caption: 'Filtrez par famille et par période, puis exportez ce que le filtre montre.',
        description:
          'Journal d’audit\u00A0: filtres par famille et par période, quatre lignes (connexion réussie, droit changé, jeton créé, connexion refusée), bouton {export}.',
      },
      statistics: {
        caption:
          'Commencez par les éléments compromis\u00A0: le bouton prévient les gestionnaires du dossier.',
        description:
          'Tableau de bord\u00A0: taux d’adoption 72\u00A0%, moyens de récupération 91\u00A0%, deux accès en attente, trois éléments compromis dans le dossier Finance et le bouton {b-askrenew}.',
      },
      temporary: {
        caption:
          'L’administrateur lit le code à voix haute\u202F; la personne le saisit dans son navigateur.',
        description:
          'À gauche, l’écran de l’administrateur\u00A0: Mei Chen, code d’activation K7QM 2D9T, à lire à voix haute, 9\u00A0min 12\u00A0s restantes. À droite, le navigateur de la personne\u00A0: un champ pour le code.',
      },
      kit: {
        caption: 'Le fichier et le code se rangent dans deux endroits différents.',
        description:
          'Deux feuilles séparées\u00A0: le fichier loquet-recovery-2025-10-20.lqr avec son QR code, sur une clé USB\u202F; le code de récupération en huit groupes de quatre caractères, dans un coffre.',
      },
      restored: {
        caption:
          'Rappelez la personne et comparez l’appareil, l’heure et la date du kit avant de répondre.',
        description:
          'Page de Mei Chen\u00A0: bandeau «\u00A0{l-restored}\u00A0», appareil, système, date et lieu de la restauration, date du kit, puis deux boutons\u00A0: {b-approverestored}, {refuse}.',
      },
    },
  },
  en: {
    words: {
      browser: 'Firefox, Windows',
      place: 'Lyon, France',
      unknownPlace: 'unknown',
      secondsLeft: '41\u00A0s left',
      minutesLeft: '9\u00A0min 12\u00A0s left',
      newDevice: 'New device',
      oldDevice: 'Existing device',
      finance: 'Finance',
      accounting: 'Accounting',
      notConnected: 'Not connected',
      connected: 'Connected',
      locked: 'Locked',
      category: 'Tools',
      from: 'From',
      subject: 'Subject',
      invitationSubject: 'Camille Roy invites you to the Space of Acme',
      organization: 'Organization',
      invitedBy: 'Invited by',
      linkAddress: 'Link address',
      period: 'Period',
      thirtyDays: 'Last 30 days',
      all: 'All',
      done: 'Done',
      refused: 'Refused',
      rightChanged: 'Right changed',
      tokenCreated: 'Token created',
      signedIn: 'Success',
      signInRefused: 'Refusal',
      usbStick: 'USB stick',
      safe: 'Safe',
      device: 'Device',
      deviceName: 'Mei’s phone',
      system: 'System',
      systemName: 'Android 14',
      restoredOn: 'Restored on',
      restoredDate: 'November 3, 2025, 9:12 a.m.',
      kitDate: 'Kit date',
      kitDateValue: 'October 20, 2025',
      adoption: '72%',
      ways: '91%',
    },
    screens: {
      approve: {
        caption: 'Before you approve, read the address (1), the origin (2) and the place (3).',
        description:
          'Loquet shows a sign-in request: the address https://acme.eu.havre.example, the words “{l-originok}”, Firefox on Windows as the browser, Lyon as the place, the time left, and three buttons: {l-approve}, {l-refuse}, {l-notme}.',
      },
      'approve-warning': {
        caption:
          'The address (1) is not that of the Space, the origin (2) is not verified and the place (3) is unknown: do not approve.',
        description:
          'Loquet shows a sign-in request whose address, acme.eu.havre-login.example, is struck through, with the words “{l-originko}” and an unknown place.',
      },
      number: {
        caption: 'In Loquet, enter the number that the browser shows.',
        description:
          'On the left, the browser shows the number 47. On the right, Loquet asks for it; 47 has been entered, and the {l-approve} button follows.',
      },
      pairing: {
        caption: 'Compare the six digits on both devices before you answer.',
        description:
          'The new device and the existing device show the same check code, 482 913. The existing device offers two answers: {l-match}, {l-nomatch}.',
      },
      'sign-in': {
        caption:
          'The sign-in page offers three ways in; the small links are for people without their device or with a code.',
        description:
          'Sign-in page of the Space: Loquet on this computer, a QR code to scan, a request sent to the phone, then the {no-device} and {have-code} links.',
      },
      phishing: {
        caption: 'The two addresses differ by one character: the digit 1 in place of the letter l.',
        description:
          'An orange warning shows the address of the page, p1anora.example, above the known address, planora.example; the character that differs is boxed. Three buttons: {e-leave}, {e-continue}, {e-mistake}.',
      },
      'save-bar': {
        caption: 'Choose the folder before you save, because it decides who will see the password.',
        description:
          'Save bar of the extension: the question “{e-savebar}”, the Acme Space, the folder menu open on {my-folder} and Finance, then three buttons: {save}, {e-update}, {e-never}.',
      },
      who: {
        caption:
          'The {who-why} column says where each person’s access comes from: a direct share, a group or a parent folder.',
        description:
          'Finance folder. Jonas Weber: {right-manage}, direct share. Mei Chen: {right-use}, Accounting group. Amina Diallo: {right-view}, inherited.',
      },
      icons: {
        caption: 'Each state of the icon has its own shape, recognizable without color.',
        description:
          'The seven states: dashed circle, not connected; disc, connected; padlock, locked; check mark, trusted site; triangle, suspicious site; shield, dangerous site; dot, silent mode.',
      },
      portal: {
        caption:
          'The home page brings together search, your favorites and all your apps by category.',
        description:
          'Home page of the Space: menu, search field, favorites Planora, Facturo and Wikilo, then the Tools category, where Planora is marked SSO and Postalia is marked “{pending}”.',
      },
      invitation: {
        caption:
          'Before you open the invitation, check that the link address (1) ends with .havre.example.',
        description:
          'E-mail from no-reply@eu.havre.example: subject, organization Acme, administrator Camille Roy, the {inv-open} button and the link address, acme.eu.havre.example.',
      },
      group: {
        caption: 'Put people in a group once, then share the folder with the group.',
        description:
          'Accounting group, created by hand. {g-members} tab: Jonas Weber, Mei Chen and Amina Diallo. {a-folders} tab: Finance, with the {right-use} right.',
      },
      audit: {
        caption: 'Filter by family and period, then export what the filter shows.',
        description:
          'Audit log: filters by family and period, four lines (successful sign-in, right changed, token created, refused sign-in) and the {export} button.',
      },
      statistics: {
        caption: 'Start with the exposed items; the button notifies the managers of the folder.',
        description:
          'Dashboard: adoption rate 72%, recovery options 91%, two pending access entries, three exposed items in the Finance folder and the {b-askrenew} button.',
      },
      temporary: {
        caption:
          'The administrator reads the code aloud, and the person types it in their browser.',
        description:
          'On the left, the administrator’s screen: Mei Chen, activation code K7QM 2D9T, to be read aloud, 9\u00A0min 12\u00A0s left. On the right, the person’s browser: a field for the code.',
      },
      kit: {
        caption: 'Store the file and the code in two different places.',
        description:
          'Two separate sheets: the file loquet-recovery-2025-10-20.lqr with its QR code, on a USB stick; the recovery code in eight groups of four characters, in a safe.',
      },
      restored: {
        caption:
          'Call the person back and compare the device, the time and the date of the kit before you answer.',
        description:
          'Mei Chen’s page: banner “{l-restored}”, device, system, date and place of the restoration, date of the kit, then two buttons: {b-approverestored}, {refuse}.',
      },
    },
  },
  de: {
    words: {
      browser: 'Firefox, Windows',
      place: 'Lyon, Frankreich',
      unknownPlace: 'unbekannt',
      secondsLeft: 'Noch 41\u00A0s',
      minutesLeft: 'Noch 9\u00A0min 12\u00A0s',
      newDevice: 'Neues Gerät',
      oldDevice: 'Vorhandenes Gerät',
      finance: 'Finanzen',
      accounting: 'Buchhaltung',
      notConnected: 'Nicht verbunden',
      connected: 'Verbunden',
      locked: 'Gesperrt',
      category: 'Werkzeuge',
      from: 'Von',
      subject: 'Betreff',
      invitationSubject: 'Camille Roy lädt Sie in den Space von Acme ein',
      organization: 'Organisation',
      invitedBy: 'Eingeladen von',
      linkAddress: 'Adresse des Links',
      period: 'Zeitraum',
      thirtyDays: 'Letzte 30 Tage',
      all: 'Alle',
      done: 'Ausgeführt',
      refused: 'Abgelehnt',
      rightChanged: 'Recht geändert',
      tokenCreated: 'Token erzeugt',
      signedIn: 'Erfolg',
      signInRefused: 'Ablehnung',
      usbStick: 'USB-Stick',
      safe: 'Safe',
      device: 'Gerät',
      deviceName: 'Telefon von Mei',
      system: 'System',
      systemName: 'Android 14',
      restoredOn: 'Wiederhergestellt am',
      restoredDate: '3. November 2025, 09:12 Uhr',
      kitDate: 'Datum des Kits',
      kitDateValue: '20. Oktober 2025',
      adoption: '72\u00A0%',
      ways: '91\u00A0%',
    },
    screens: {
      approve: {
        caption: 'Lesen Sie vor dem Bestätigen die Adresse (1), die Herkunft (2) und den Ort (3).',
        description:
          'Loquet zeigt eine Anmeldeanfrage: die Adresse https://acme.eu.havre.example, den Hinweis „{l-originok}“, den Browser Firefox unter Windows, den Ort Lyon, die verbleibende Zeit und drei Schaltflächen: {l-approve}, {l-refuse}, {l-notme}.',
      },
      'approve-warning': {
        caption:
          'Die Adresse (1) ist nicht die des Space, die Herkunft (2) ist nicht verifiziert, der Ort (3) ist unbekannt: Bestätigen Sie nicht.',
        description:
          'Loquet zeigt eine Anmeldeanfrage, deren Adresse acme.eu.havre-login.example durchgestrichen ist, mit dem Hinweis „{l-originko}“ und unbekanntem Ort.',
      },
      number: {
        caption: 'Geben Sie in Loquet die Zahl ein, die der Browser anzeigt.',
        description:
          'Links zeigt der Browser die Zahl 47. Rechts fragt Loquet nach dieser Zahl; 47 ist eingegeben, darunter steht die Schaltfläche {l-approve}.',
      },
      pairing: {
        caption: 'Vergleichen Sie die sechs Ziffern auf beiden Geräten, bevor Sie antworten.',
        description:
          'Das neue und das vorhandene Gerät zeigen denselben Kontrollcode, 482 913. Das vorhandene Gerät bietet zwei Antworten: {l-match}, {l-nomatch}.',
      },
      'sign-in': {
        caption:
          'Die Anmeldeseite bietet drei Wege; die kleinen Links helfen ohne Gerät oder mit einem Code weiter.',
        description:
          'Anmeldeseite des Space: Loquet auf diesem Computer, ein QR-Code zum Scannen, eine Anfrage an das Telefon, darunter die Links {no-device} und {have-code}.',
      },
      phishing: {
        caption:
          'Die beiden Adressen unterscheiden sich in einem Zeichen: der Ziffer 1 anstelle des Buchstabens l.',
        description:
          'Eine orange Warnung zeigt die Adresse der Seite, p1anora.example, über der bekannten Adresse, planora.example; das abweichende Zeichen ist umrahmt. Drei Schaltflächen: {e-leave}, {e-continue}, {e-mistake}.',
      },
      'save-bar': {
        caption: 'Wählen Sie vor dem Speichern den Ordner: Er entscheidet, wer das Passwort sieht.',
        description:
          'Speicherleiste der Erweiterung: die Frage „{e-savebar}“, der Space Acme, das geöffnete Ordnermenü mit {my-folder} und Finanzen, darunter drei Schaltflächen: {save}, {e-update}, {e-never}.',
      },
      who: {
        caption:
          'Die Spalte {who-why} zeigt, woher ein Zugriff kommt: direkte Freigabe, Gruppe oder übergeordneter Ordner.',
        description:
          'Ordner Finanzen. Jonas Weber: {right-manage}, direkte Freigabe. Mei Chen: {right-use}, Gruppe Buchhaltung. Amina Diallo: {right-view}, geerbt.',
      },
      icons: {
        caption: 'Jeder Zustand des Symbols hat seine eigene Form und ist ohne Farbe erkennbar.',
        description:
          'Die sieben Zustände: gestrichelter Kreis, nicht verbunden; gefüllter Kreis, verbunden; Vorhängeschloss, gesperrt; Häkchen, vertrauenswürdige Website; Dreieck, verdächtige Website; Schild, gefährliche Website; Punkt, stiller Modus.',
      },
      portal: {
        caption:
          'Die Startseite vereint die Suche, Ihre Favoriten und alle Anwendungen nach Kategorie.',
        description:
          'Startseite des Space: Menü, Suchfeld, die Favoriten Planora, Facturo und Wikilo, darunter die Kategorie Werkzeuge, in der Planora mit SSO und Postalia mit „{pending}“ gekennzeichnet ist.',
      },
      invitation: {
        caption:
          'Prüfen Sie vor dem Öffnen der Einladung, ob die Adresse des Links (1) auf .havre.example endet.',
        description:
          'E-Mail von no-reply@eu.havre.example: Betreff, Organisation Acme, Administratorin Camille Roy, die Schaltfläche {inv-open} und die Adresse des Links, acme.eu.havre.example.',
      },
      group: {
        caption:
          'Fassen Sie Personen einmal in einer Gruppe zusammen und geben Sie den Ordner dann für die Gruppe frei.',
        description:
          'Gruppe Buchhaltung, von Hand angelegt. Registerkarte {g-members}: Jonas Weber, Mei Chen und Amina Diallo. Registerkarte {a-folders}: Finanzen, Recht {right-use}.',
      },
      audit: {
        caption: 'Filtern Sie nach Familie und Zeitraum und exportieren Sie, was der Filter zeigt.',
        description:
          'Audit-Protokoll: Filter nach Familie und Zeitraum, vier Zeilen (erfolgreiche Anmeldung, geändertes Recht, erzeugtes Token, abgelehnte Anmeldung) und die Schaltfläche {export}.',
      },
      statistics: {
        caption:
          'Beginnen Sie mit den offengelegten Einträgen: Die Schaltfläche benachrichtigt die Ordnerverwalter.',
        description:
          'Dashboard: Nutzungsgrad 72\u00A0%, Wiederherstellungswege 91\u00A0%, zwei ausstehende Zugriffe, drei offengelegte Einträge im Ordner Finanzen und die Schaltfläche {b-askrenew}.',
      },
      temporary: {
        caption: 'Der Administrator liest den Code vor, die Person gibt ihn in ihrem Browser ein.',
        description:
          'Links der Bildschirm des Administrators: Mei Chen, Aktivierungscode K7QM 2D9T, zum Vorlesen, noch 9\u00A0min 12\u00A0s. Rechts der Browser der Person: ein Feld für den Code.',
      },
      kit: {
        caption: 'Bewahren Sie Datei und Code an zwei verschiedenen Orten auf.',
        description:
          'Zwei getrennte Blätter: die Datei loquet-recovery-2025-10-20.lqr mit ihrem QR-Code, auf einem USB-Stick; der Wiederherstellungscode in acht Gruppen zu vier Zeichen, in einem Safe.',
      },
      restored: {
        caption:
          'Rufen Sie die Person zurück und vergleichen Sie Gerät, Uhrzeit und Datum des Kits, bevor Sie antworten.',
        description:
          'Seite von Mei Chen: Banner „{l-restored}“, Gerät, System, Zeitpunkt und Ort der Wiederherstellung, Datum des Kits, darunter zwei Schaltflächen: {b-approverestored}, {refuse}.',
      },
    },
  },
  zh: {
    words: {
      browser: 'Firefox，Windows',
      place: '法国里昂',
      unknownPlace: '未知',
      secondsLeft: '还剩 41 秒',
      minutesLeft: '还剩 9 分 12 秒',
      newDevice: '新设备',
      oldDevice: '现有设备',
      finance: '财务',
      accounting: '会计',
      notConnected: '未连接',
      connected: '已连接',
      locked: '已锁定',
      category: '工具',
      from: '发件人',
      subject: '主题',
      invitationSubject: 'Camille Roy 邀请您加入 Acme 的 Space',
      organization: '组织',
      invitedBy: '邀请人',
      linkAddress: '链接地址',
      period: '时间段',
      thirtyDays: '最近 30 天',
      all: '全部',
      done: '完成',
      refused: '已拒绝',
      rightChanged: '权限已更改',
      tokenCreated: '令牌已创建',
      signedIn: '成功',
      signInRefused: '拒绝',
      usbStick: 'U 盘',
      safe: '保险柜',
      device: '设备',
      deviceName: 'Mei 的手机',
      system: '系统',
      systemName: 'Android 14',
      restoredOn: '恢复时间',
      restoredDate: '2025 年 11 月 3 日 09:12',
      kitDate: '套件日期',
      kitDateValue: '2025 年 10 月 20 日',
      adoption: '72%',
      ways: '91%',
    },
    screens: {
      approve: {
        caption: '批准之前，请先看清地址 (1)、来源 (2) 和位置 (3)。',
        description:
          'Loquet 显示一条登录请求：地址 https://acme.eu.havre.example，“{l-originok}”标记，浏览器 Firefox（Windows），位置里昂，剩余时间，以及三个按钮：{l-approve}、{l-refuse}、{l-notme}。',
      },
      'approve-warning': {
        caption: '地址 (1) 不是 Space 的地址，来源 (2) 未验证，位置 (3) 未知：请勿批准。',
        description:
          'Loquet 显示一条登录请求，地址 acme.eu.havre-login.example 被划去，并标有“{l-originko}”，位置未知。',
      },
      number: {
        caption: '在 Loquet 中输入浏览器显示的数字。',
        description:
          '左侧：浏览器显示数字 47。右侧：Loquet 要求输入该数字，已输入 47，下方是按钮{l-approve}。',
      },
      pairing: {
        caption: '选择之前，请比对两台设备上的 6 位数字。',
        description:
          '新设备与现有设备显示相同的校验码 482 913。现有设备提供两个选项：{l-match}、{l-nomatch}。',
      },
      'sign-in': {
        caption: '登录页面提供三种方式；下方的小链接供没带设备或持有邀请码的人使用。',
        description:
          'Space 的登录页面：使用此电脑上的 Loquet、扫描二维码、发送到手机，以及链接{no-device}和{have-code}。',
      },
      phishing: {
        caption: '两个地址只差一个字符：数字 1 代替了字母 l。',
        description:
          '橙色警告上下列出本页地址 p1anora.example 和已知地址 planora.example，不同的字符加有方框。三个按钮：{e-leave}、{e-continue}、{e-mistake}。',
      },
      'save-bar': {
        caption: '保存之前先选择文件夹，它决定谁能看到该密码。',
        description:
          '扩展的保存栏：“{e-savebar}”，Space 为 Acme，文件夹菜单已展开，列出{my-folder}和财务，以及三个按钮：{save}、{e-update}、{e-never}。',
      },
      who: {
        caption: '“{who-why}”列说明每项访问权限的来源：直接共享、组或上级文件夹。',
        description:
          '文件夹“财务”。Jonas Weber：{right-manage}，直接共享。Mei Chen：{right-use}，会计组。Amina Diallo：{right-view}，继承。',
      },
      icons: {
        caption: '图标的每种状态都有自己的形状，不靠颜色也能分辨。',
        description:
          '七种状态：虚线圆，未连接；实心圆，已连接；挂锁，已锁定；对勾，可信网站；三角，可疑网站；盾牌，危险网站；圆点，静默模式。',
      },
      portal: {
        caption: '首页集中了搜索、收藏和按类别排列的全部应用。',
        description:
          'Space 首页：菜单、搜索框、收藏的 Planora、Facturo 和 Wikilo，以及“工具”类别，其中 Planora 标有 SSO，Postalia 标有“{pending}”。',
      },
      invitation: {
        caption: '打开邀请之前，请确认链接地址 (1) 以 .havre.example 结尾。',
        description:
          '来自 no-reply@eu.havre.example 的邮件：主题、组织 Acme、管理员 Camille Roy、按钮{inv-open}和链接地址 acme.eu.havre.example。',
      },
      group: {
        caption: '先把人员归入组，再把文件夹共享给组即可。',
        description:
          '组“会计”，手动创建。{g-members}选项卡：Jonas Weber、Mei Chen、Amina Diallo。{a-folders}选项卡：财务，权限为{right-use}。',
      },
      audit: {
        caption: '先按事件类型和时间段筛选，再导出筛选结果。',
        description:
          '审计日志：按事件类型和时间段筛选，四行记录（登录成功、权限已更改、令牌已创建、登录被拒绝），以及按钮{export}。',
      },
      statistics: {
        caption: '先处理已泄露的密码项，该按钮会通知文件夹管理者。',
        description:
          '仪表板：采用率 72%，恢复途径 91%，2 项待生效的访问权限，文件夹“财务”中有 3 个已泄露的密码项，以及按钮{b-askrenew}。',
      },
      temporary: {
        caption: '管理员口头告知激活码，对方在自己的浏览器中输入。',
        description:
          '左侧为管理员界面：Mei Chen，激活码 K7QM 2D9T，请口头告知，还剩 9 分 12 秒。右侧为对方的浏览器：输入激活码的字段。',
      },
      kit: {
        caption: '文件和恢复码要分开存放在两个地方。',
        description:
          '两张分开的纸：恢复文件 loquet-recovery-2025-10-20.lqr 及其二维码，存放在 U 盘；恢复码共八组，每组四个字符，存放在保险柜。',
      },
      restored: {
        caption: '答复之前先回电核实，并比对设备、时间和套件日期。',
        description:
          'Mei Chen 的详情页：“{l-restored}”横幅，设备、系统、恢复的时间和位置、套件日期，以及两个按钮：{b-approverestored}、{refuse}。',
      },
    },
  },
};
