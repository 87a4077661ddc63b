import type {LabelKey} from '../../../content/labels';
import {
  SHAPES,
  app,
  bad,
  bold,
  box,
  browserWindow,
  button,
  centred,
  choices,
  code,
  computer,
  destructive,
  doubtful,
  extension,
  fact,
  field,
  group,
  heading,
  large,
  link,
  list,
  marked,
  muted,
  part,
  person,
  phone,
  primary,
  qr,
  row,
  select,
  sheet,
  status,
  text,
  tiles,
  touched,
  type Part,
} from './kit';
import type {ScreenId, WordKey} from './texts';

/** Input of a drawing: interface labels by key, and words of the example. */
export interface Filling {
  readonly label: (key: LabelKey) => string;
  readonly word: (key: WordKey) => string;
}

interface Drawing {
  readonly title: LabelKey;
  /** It is narrow enough to stand beside its steps. */
  readonly isNarrow?: boolean;
  readonly panels: (filling: Filling) => readonly Part[];
}

const SPACE = 'acme.eu.havre.example';
const CAMILLE = 'Camille Roy';
const JONAS = 'Jonas Weber';
const MEI = 'Mei Chen';
const AMINA = 'Amina Diallo';
const ID = 'LQ-7K3M-Q9TD-2H4X';

/** The drawing of each screen (blueprint §6). */
export const DRAWINGS: Readonly<Record<ScreenId, Drawing>> = {
  approve: {
    title: 'l-req-signin',
    panels: (filling) => [approval(filling, 'l-req-signin', true)],
  },
  'approve-warning': {
    title: 'l-req-signin',
    panels: (filling) => [approval(filling, 'l-req-signin', false)],
  },
  number: {
    title: 'signin-push',
    panels: ({label}) => [
      browserWindow({address: SPACE}, centred(bold(label('signin-push')), large('47'))),
      phone(
        [centred(bold(label('l-number')), part('number', field(large('47'))))],
        [primary(label('l-approve'))],
      ),
    ],
  },
  pairing: {
    title: 'l-adddevice',
    panels: ({label, word}) => {
      const device = (name: string): readonly Part[] => [
        centred(heading(name), muted(label('l-check')), part('code', box(large('482 913')))),
      ];
      return [
        phone(device(word('newDevice'))),
        phone(device(word('oldDevice')), [
          part('match', primary(label('l-match'))),
          destructive(label('l-nomatch')),
        ]),
      ];
    },
  },
  'sign-in': {
    title: 'signin-title',
    isNarrow: true,
    panels: ({label}) => [
      browserWindow(
        {address: SPACE},
        centred(
          heading(label('signin-title')),
          part('here', primary(label('signin-here'))),
          part('qr', bold(label('signin-qr'))),
          qr(),
          link(label('signin-text')),
          button(label('signin-push')),
          link(label('no-device')),
          link(label('have-code')),
        ),
      ),
    ],
  },
  phishing: {
    title: 'e-lookalike',
    panels: ({label}) => [
      browserWindow(
        {address: 'p1anora.example', icon: SHAPES.triangle},
        box(
          row(SHAPES.triangle, heading(label('e-lookalike'))),
          marked(1, fact(label('e-here'), code('p1anora.example'))),
          marked(2, fact(label('e-known'), code('planora.example'))),
          tiles(primary(label('e-leave')), button(label('e-continue')), button(label('e-mistake'))),
        ),
      ),
    ],
  },
  'save-bar': {
    title: 'e-savebar',
    isNarrow: true,
    panels: ({label, word}) => [
      extension(
        'Facturo',
        heading(label('e-savebar')),
        fact(label('a-space'), bold('Acme')),
        select(label('e-folder'), label('my-folder')),
        list(row(bold(label('my-folder')), SHAPES.check), text(word('finance'))),
        primary(label('save')),
        button(label('e-update')),
        button(label('e-never')),
      ),
    ],
  },
  who: {
    title: 'who',
    panels: (filling) => {
      const {label, word} = filling;
      return [
        access(filling, [
          [JONAS, 'right-manage', label('why-direct')],
          [MEI, 'right-use', `${label('why-group')} ${word('accounting')}`],
          [AMINA, 'right-view', label('why-inherited')],
        ]),
      ];
    },
  },
  portal: {
    title: 'home',
    panels: (filling) => {
      const {label, word} = filling;
      const sso = status('SSO');
      const tile = (name: Parameters<typeof app>[0], mark = ''): Part =>
        box(app(name), text(name), mark);
      return [
        browserWindow(
          {address: SPACE, menu: userMenu(filling, 'home')},
          field(muted(label('search'))),
          bold(label('favorites')),
          tiles(tile('Planora', sso), tile('Wikilo', sso), tile('Postalia')),
          bold(word('category')),
          tiles(
            tile('Planora', sso),
            tile('Facturo', doubtful(label('pending'))),
            tile('Postalia'),
            tile('Wikilo', sso),
          ),
        ),
      ];
    },
  },
  invitation: {
    title: 'inv-open',
    panels: ({label, word}) => {
      const open = primary(label('inv-open'));
      const target = code('https://', `${SPACE}/…`);
      return [
        browserWindow(
          {address: 'mail.acme.example', corner: part('target', marked(1, target))},
          fact(word('from'), text('no-reply@eu.havre.example')),
          fact(word('subject'), bold(word('invitationSubject'))),
          fact(word('organization'), bold('Acme')),
          fact(word('invitedBy'), bold(CAMILLE)),
          touched(part('open', open), SHAPES.pointer),
        ),
        phone([
          bold(word('invitationSubject')),
          touched(open, SHAPES.press),
          box(list(marked(2, target), text(word('openLink')), text(word('copyLink')))),
        ]),
      ];
    },
  },
  group: {
    title: 'a-groups',
    panels: ({label, word}) => {
      const window = (open: LabelKey, ...parts: readonly Part[]): Part =>
        browserWindow(
          {address: SPACE},
          heading(word('accounting')),
          muted(`${label('g-source')} · ${label('g-manual')}`),
          choices('views', [label('g-members'), label('a-folders')], label(open)),
          ...parts,
        );
      return [
        window(
          'g-members',
          list(...[JONAS, MEI, AMINA].map((name) => row(person(name), text(name)))),
          primary(label('b-addmembers')),
          destructive(label('b-delgroup')),
        ),
        window('a-folders', list(row(bold(word('finance')), text(label('right-use'))))),
      ];
    },
  },
  audit: {
    title: 'a-audit',
    panels: (filling) => {
      const {label, word} = filling;
      const line = (time: string, what: string, who: string, result: Part): Part =>
        row(fact(`${time} · ${who}`, bold(what)), result);
      const done = status(word('done'));
      return [
        browserWindow(
          {address: SPACE, menu: adminMenu(filling, 'a-audit')},
          heading(label('a-audit')),
          row(select(label('au-family'), word('all')), select(word('period'), word('thirtyDays'))),
          list(
            line('09:12', `${label('au-f1')} · ${word('signedIn')}`, MEI, done),
            line('09:05', word('rightChanged'), JONAS, done),
            line('08:47', word('tokenCreated'), CAMILLE, done),
            line(
              '08:31',
              `${label('au-f1')} · ${word('signInRefused')}`,
              MEI,
              bad(word('refused')),
            ),
          ),
          button(label('export')),
        ),
      ];
    },
  },
  statistics: {
    title: 'a-stats',
    panels: (filling) => {
      const {label, word} = filling;
      const figure = (value: string, name: string): Part => box(large(value), text(name));
      return [
        browserWindow(
          {address: SPACE, menu: adminMenu(filling, 'a-stats')},
          heading(label('a-stats')),
          tiles(
            figure(word('adoption'), label('st-adoption')),
            figure(word('ways'), label('a-ways')),
            figure('2', label('pending')),
          ),
          bold(label('st-exposed')),
          list(row(SHAPES.smallTriangle, text(word('finance')), bad('3'))),
          primary(label('b-askrenew')),
        ),
      ];
    },
  },
  temporary: {
    title: 'b-tempdevice',
    panels: ({label, word}) => [
      browserWindow(
        {address: SPACE},
        heading(label('b-tempdevice')),
        row(person(MEI), bold(MEI)),
        muted(label('td-code')),
        centred(box(large('K7QM 2D9T'))),
        bold(label('td-read')),
        muted(word('minutesLeft')),
      ),
      browserWindow(
        {address: SPACE},
        heading(label('no-device')),
        fact(label('td-code'), field(large('K7QM'))),
      ),
    ],
  },
  kit: {
    title: 'l-kit',
    panels: ({label, word}) => [
      sheet(
        heading(label('l-kitfile')),
        code('loquet-recovery-2025-10-20.lqr'),
        qr(),
        centred(bold(word('usbStick'))),
      ),
      sheet(
        heading(label('l-kitcode')),
        tiles(...['7F2K', ...Array<string>(7).fill('XXXX')].map((group) => box(code(group)))),
        centred(bold(word('safe'))),
      ),
    ],
  },
  restored: {
    title: 'a-restored',
    isNarrow: true,
    panels: ({label, word}) => [
      browserWindow(
        {address: SPACE},
        row(heading(MEI), doubtful(label('l-restored'))),
        fact(word('device'), text(word('deviceName'))),
        fact(word('system'), text(word('systemName'))),
        fact(word('restoredOn'), text(word('restoredDate'))),
        fact(label('l-f-place'), text(word('place'))),
        fact(word('kitDate'), text(word('kitDateValue'))),
        primary(label('b-approverestored')),
        destructive(label('refuse')),
      ),
    ],
  },
  everyone: {
    title: 'everyone',
    panels: (filling) => {
      const {label, word} = filling;
      const shared = (name: string): Part => row(bold(name), text(label('right-use')));
      return [
        browserWindow(
          {address: SPACE, menu: userMenu(filling, 'passwords')},
          heading(label('passwords')),
          list(text(label('my-folder')), shared(label('everyone')), shared(word('finance'))),
        ),
      ];
    },
  },
  // Walk-throughs.
  store: {
    title: 'b-dlcert',
    panels: ({word}) => [
      phone(
        [
          row(SHAPES.latch, heading('Loquet')),
          part('publisher', fact(word('publisher'), bold('Havre'))),
        ],
        [part('install', primary(word('install')))],
      ),
    ],
  },
  download: {
    title: 'b-dlcert',
    panels: () => [
      browserWindow(
        {address: 'downloads.havre.example/loquet'},
        heading('Loquet'),
        list(
          part('windows', row(bold('Windows'), code('Loquet-', 'x64.msi'))),
          part('macos', row(bold('macOS'), code('Loquet.pkg'))),
          part('linux', row(bold('Linux'), code('.deb .rpm'))),
        ),
      ),
    ],
  },
  start: {
    title: 'l-create',
    panels: ({label}) => [
      phone(
        [centred(SHAPES.latch, heading('Loquet'))],
        [part('create', primary(label('l-create'))), part('have', button(label('l-have')))],
      ),
    ],
  },
  profile: {
    title: 'l-create',
    panels: ({label, word}) => [
      phone([
        heading(label('l-create')),
        part('name', fact(word('displayName'), field(text(MEI)))),
      ]),
    ],
  },
  lock: {
    title: 'l-lock',
    panels: ({label, word}) => [
      phone([
        heading(label('l-lock')),
        part('pin', fact(word('pin'), field(text('••••••')))),
        part('unlock', row(text(word('biometrics')), SHAPES.check)),
      ]),
    ],
  },
  'new-id': {
    title: 'l-home',
    panels: ({label}) => [
      phone(
        [heading(label('l-home')), part('id', box(code(ID)))],
        [button(label('l-adddevice')), button(label('l-kitcreate'))],
      ),
    ],
  },
  'choose-id': {
    title: 'l-home',
    panels: ({label}) => [
      phone([
        heading(label('l-home')),
        part('id', box(row(bold(MEI), SHAPES.check), code(ID))),
        text('Acme'),
        muted(SPACE),
      ]),
    ],
  },
  'invitation-page': {
    title: 'inv-continue',
    panels: ({label, word}) => [
      browserWindow(
        {address: SPACE},
        part(
          'names',
          group(fact(word('organization'), bold('Acme')), fact(word('invitedBy'), bold(CAMILLE))),
        ),
        part('continue', primary(label('inv-continue'))),
        centred(link(label('inv-notme'))),
      ),
    ],
  },
  scan: {
    title: 'l-scan',
    panels: ({label}) => [
      phone([centred(qr())], [part('scan', primary(label('l-scan'))), button(label('l-typecode'))]),
    ],
  },
  'have-id': {
    title: 'l-have',
    panels: ({label}) => [
      phone(
        [heading(label('l-have'))],
        [part('use', primary(label('l-thisnew'))), button(label('l-kitrestore'))],
      ),
    ],
  },
  devices: {
    title: 'l-devices',
    panels: ({label, word}) => [
      phone(
        [
          heading(label('l-devices')),
          list(row(text(word('deviceName')), SHAPES.check), text(word('tabletName'))),
        ],
        [part('add', primary(label('l-adddevice')))],
      ),
    ],
  },
  'remove-device': {
    title: 'remove',
    panels: ({label, word}) => [
      computer(
        muted(label('l-devices')),
        heading(word('deviceName')),
        fact(word('system'), text(word('systemName'))),
        part('remove', destructive(label('remove'))),
      ),
    ],
  },
  browsers: {
    title: 'set-browsers',
    panels: (filling) => {
      const {label, word} = filling;
      return [
        browserWindow(
          {address: SPACE, menu: userMenu(filling, 'settings')},
          choices('views', [label('set-devices'), label('set-browsers')], label('set-browsers')),
          fact(word('browser'), muted(word('place'))),
          part('remove', destructive(label('remove'))),
        ),
      ];
    },
  },
  security: {
    title: 'set-security',
    panels: (filling) => {
      const {label} = filling;
      return [
        browserWindow(
          {address: SPACE, menu: userMenu(filling, 'settings')},
          heading(label('set-security')),
          part('end', destructive(label('b-endsessions'))),
        ),
      ];
    },
  },
  'new-folder': {
    title: 'b-newfolder',
    panels: (filling) => {
      const {label, word} = filling;
      return [
        browserWindow(
          {address: SPACE, menu: adminMenu(filling, 'a-folders')},
          part('page', heading(label('b-newfolder'))),
          part('name', fact(word('folderName'), field(text(word('finance'))))),
          part('save', primary(label('save'))),
        ),
      ];
    },
  },
  appoint: {
    title: 'b-addpeople',
    panels: ({label}) => [
      browserWindow(
        {address: SPACE},
        heading(label('b-addpeople')),
        part(
          'managers',
          list(...[JONAS, MEI].map((name) => row(bold(name), text(label('right-manage'))))),
        ),
        primary(label('confirm')),
      ),
    ],
  },
  'folder-access': {
    title: 'who',
    panels: (filling) => [
      access(
        filling,
        [CAMILLE, JONAS, MEI].map((name) => [name, 'right-manage', filling.label('why-direct')]),
      ),
    ],
  },
  'add-space': {
    title: 'e-addspace',
    panels: ({label}) => [
      extension('Planora', heading('Havre'), part('add', primary(label('e-addspace')))),
    ],
  },
  'connect-space': {
    title: 'e-connect',
    panels: ({label}) => [
      extension(
        'Planora',
        heading(label('e-addspace')),
        part('address', field(text('https://', SPACE))),
        part('connect', primary(label('e-connect'))),
      ),
    ],
  },
  'open-loquet': {
    title: 'open',
    panels: ({label, word}) => [
      browserWindow(
        {address: 'planora.example'},
        box(
          bold(word('openLoquet')),
          part('open', primary(word('openLoquet'))),
          button(label('cancel')),
        ),
      ),
    ],
  },
  'approve-extension': {
    title: 'e-kind',
    panels: (filling) => [approval(filling, 'e-kind', true)],
  },
};

function userMenu({label}: Filling, open: LabelKey): Part {
  const pages = ['home', 'passwords', 'generator', 'requests', 'messages', 'settings'] as const;
  return choices('pages', pages.map(label), label(open));
}

function adminMenu({label}: Filling, open: LabelKey): Part {
  const pages = [
    ...(['a-users', 'a-apps', 'a-folders', 'a-config'] as const),
    ...(['a-messages', 'a-stats', 'a-audit', 'a-support'] as const),
  ];
  return choices('pages', pages.map(label), label(open));
}

/** People of a folder: name, right, and why. */
function access(filling: Filling, people: readonly (readonly [string, LabelKey, string])[]): Part {
  const {label, word} = filling;
  return browserWindow(
    {address: SPACE, menu: userMenu(filling, 'passwords')},
    heading(word('finance')),
    choices('views', [label('who')], label('who')),
    part(
      'people',
      list(
        row(...(['who-person', 'who-right', 'who-why'] as const).map((key) => muted(label(key)))),
        ...people.map(([name, right, why]) => row(bold(name), text(label(right)), muted(why))),
      ),
    ),
  );
}

function approval({label, word}: Filling, kind: LabelKey, isVerified: boolean): Part {
  // A list explains the numbers of a sign-in.
  const numbered = kind === 'l-req-signin' ? marked : (_: number, part: Part): Part => part;
  const request = group(
    heading(label(kind)),
    numbered(
      1,
      fact(
        label('l-f-address'),
        isVerified
          ? bold('https://', SPACE)
          : // A word joiner: the name of the false site stays in one line.
            bold('https://', 'acme.eu.', 'havre-\u2060login.example'),
      ),
    ),
    numbered(
      2,
      isVerified
        ? row(SHAPES.check, bold(label('l-originok')))
        : row(SHAPES.smallTriangle, bold(label('l-originko'))),
    ),
    fact(label('l-f-browser'), text(word('browser'))),
    numbered(3, fact(label('l-f-place'), text(isVerified ? word('place') : word('unknownPlace')))),
  );
  return phone(
    [part('request', request)],
    [
      centred(muted(word('secondsLeft'))),
      part('approve', primary(label('l-approve'))),
      button(label('l-refuse')),
      destructive(label('l-notme')),
    ],
  );
}
