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
  label,
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
  word,
  type Part,
} from './kit';
import type {ScreenId} from './texts';

const SPACE = 'acme.eu.havre.example';
const CAMILLE = 'Camille Roy';
const JONAS = 'Jonas Weber';
const MEI = 'Mei Chen';
const AMINA = 'Amina Diallo';
const ID = 'LQ-7K3M-Q9TD-2H4X';

/** A page of the Space, beside the menu of its users. */
const userPage = withMenu(['home', 'passwords', 'generator', 'requests', 'messages', 'settings']);

/** A page of the Space, beside the menu of its administrators. */
const adminPage = withMenu([
  ...(['a-users', 'a-apps', 'a-folders', 'a-config'] as const),
  ...(['a-messages', 'a-stats', 'a-audit', 'a-support'] as const),
]);

/** Screens that are narrow enough to stand beside their steps. */
export const NARROW: ReadonlySet<ScreenId> = new Set<ScreenId>(['sign-in', 'save-bar', 'restored']);

/** The drawing of each screen (blueprint §6): its name, then one or two panels side by side. */
export const DRAWINGS: Readonly<Record<ScreenId, readonly [title: LabelKey, ...panels: Part[]]>> = {
  approve: ['l-req-signin', approval('l-req-signin', true)],
  'approve-warning': ['l-req-signin', approval('l-req-signin', false)],
  number: [
    'signin-push',
    spacePage(centred(bold(label('signin-push')), large('47'))),
    phone(
      [centred(bold(label('l-number')), part('number', field(large('47'))))],
      [primary(label('l-approve'))],
    ),
  ],
  pairing: [
    'l-adddevice',
    phone(controlCode(word('newDevice'))),
    phone(controlCode(word('oldDevice')), [
      part('match', primary(label('l-match'))),
      destructive(label('l-nomatch')),
    ]),
  ],
  'sign-in': [
    'signin-title',
    spacePage(
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
  phishing: [
    'e-lookalike',
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
  'save-bar': [
    'e-savebar',
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
  who: [
    'who',
    access([
      [JONAS, 'right-manage', label('why-direct')],
      [MEI, 'right-use', `${label('why-group')} ${word('accounting')}`],
      [AMINA, 'right-view', label('why-inherited')],
    ]),
  ],
  portal: [
    'home',
    userPage(
      'home',
      field(muted(label('search'))),
      bold(label('favorites')),
      tiles(tile('Planora', status('SSO')), tile('Wikilo', status('SSO')), tile('Postalia')),
      bold(word('category')),
      tiles(
        tile('Planora', status('SSO')),
        tile('Facturo', doubtful(label('pending'))),
        tile('Postalia'),
        tile('Wikilo', status('SSO')),
      ),
    ),
  ],
  invitation: [
    'inv-open',
    browserWindow(
      {
        address: 'mail.acme.example',
        corner: part('target', marked(1, code('https://', `${SPACE}/…`))),
      },
      fact(word('from'), text('no-reply@eu.havre.example')),
      fact(word('subject'), bold(word('invitationSubject'))),
      fact(word('organization'), bold('Acme')),
      fact(word('invitedBy'), bold(CAMILLE)),
      touched(part('open', primary(label('inv-open'))), SHAPES.pointer),
    ),
    phone([
      bold(word('invitationSubject')),
      touched(primary(label('inv-open')), SHAPES.press),
      box(
        list(
          marked(2, code('https://', `${SPACE}/…`)),
          text(word('openLink')),
          text(word('copyLink')),
        ),
      ),
    ]),
  ],
  group: [
    'a-groups',
    groupPage(
      'g-members',
      list(...[JONAS, MEI, AMINA].map((name) => row(person(name), text(name)))),
      primary(label('b-addmembers')),
      destructive(label('b-delgroup')),
    ),
    groupPage('a-folders', list(row(bold(word('finance')), text(label('right-use'))))),
  ],
  audit: [
    'a-audit',
    adminPage(
      'a-audit',
      heading(label('a-audit')),
      row(select(label('au-family'), word('all')), select(word('period'), word('thirtyDays'))),
      list(
        event('09:12', `${label('au-f1')} · ${word('signedIn')}`, MEI),
        event('09:05', word('rightChanged'), JONAS),
        event('08:47', word('tokenCreated'), CAMILLE),
        event('08:31', `${label('au-f1')} · ${word('signInRefused')}`, MEI, bad(word('refused'))),
      ),
      button(label('export')),
    ),
  ],
  statistics: [
    'a-stats',
    adminPage(
      'a-stats',
      heading(label('a-stats')),
      tiles(
        box(large(word('adoption')), text(label('st-adoption'))),
        box(large(word('ways')), text(label('a-ways'))),
        box(large('2'), text(label('pending'))),
      ),
      bold(label('st-exposed')),
      list(row(SHAPES.smallTriangle, text(word('finance')), bad('3'))),
      primary(label('b-askrenew')),
    ),
  ],
  temporary: [
    'b-tempdevice',
    spacePage(
      heading(label('b-tempdevice')),
      row(person(MEI), bold(MEI)),
      muted(label('td-code')),
      centred(box(large('K7QM 2D9T'))),
      bold(label('td-read')),
      muted(word('minutesLeft')),
    ),
    spacePage(heading(label('no-device')), fact(label('td-code'), field(large('K7QM')))),
  ],
  kit: [
    'l-kit',
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
  restored: [
    'a-restored',
    spacePage(
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
  everyone: [
    'everyone',
    userPage(
      'passwords',
      heading(label('passwords')),
      list(
        text(label('my-folder')),
        ...[label('everyone'), word('finance')].map((name) =>
          row(bold(name), text(label('right-use'))),
        ),
      ),
    ),
  ],
  // Walk-throughs.
  store: [
    'b-dlcert',
    phone(
      [
        row(SHAPES.latch, heading('Loquet')),
        part('publisher', fact(word('publisher'), bold('Havre'))),
      ],
      [part('install', primary(word('install')))],
    ),
  ],
  download: [
    'b-dlcert',
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
  start: [
    'l-create',
    phone(
      [centred(SHAPES.latch, heading('Loquet'))],
      [part('create', primary(label('l-create'))), part('have', button(label('l-have')))],
    ),
  ],
  profile: [
    'l-create',
    phone([heading(label('l-create')), part('name', fact(word('displayName'), field(text(MEI))))]),
  ],
  lock: [
    'l-lock',
    phone([
      heading(label('l-lock')),
      part('pin', fact(word('pin'), field(text('••••••')))),
      part('unlock', row(text(word('biometrics')), SHAPES.check)),
    ]),
  ],
  'new-id': [
    'l-home',
    phone(
      [heading(label('l-home')), part('id', box(code(ID)))],
      [button(label('l-adddevice')), button(label('l-kitcreate'))],
    ),
  ],
  'choose-id': [
    'l-home',
    phone([
      heading(label('l-home')),
      part('id', box(row(bold(MEI), SHAPES.check), code(ID))),
      text('Acme'),
      muted(SPACE),
    ]),
  ],
  'invitation-page': [
    'inv-continue',
    spacePage(
      part(
        'names',
        group(fact(word('organization'), bold('Acme')), fact(word('invitedBy'), bold(CAMILLE))),
      ),
      part('continue', primary(label('inv-continue'))),
      centred(link(label('inv-notme'))),
    ),
  ],
  scan: [
    'l-scan',
    phone([centred(qr())], [part('scan', primary(label('l-scan'))), button(label('l-typecode'))]),
  ],
  'have-id': [
    'l-have',
    phone(
      [heading(label('l-have'))],
      [part('use', primary(label('l-thisnew'))), button(label('l-kitrestore'))],
    ),
  ],
  devices: [
    'l-devices',
    phone(
      [
        heading(label('l-devices')),
        list(row(text(word('deviceName')), SHAPES.check), text(word('tabletName'))),
      ],
      [part('add', primary(label('l-adddevice')))],
    ),
  ],
  'remove-device': [
    'remove',
    computer(
      muted(label('l-devices')),
      heading(word('deviceName')),
      fact(word('system'), text(word('systemName'))),
      part('remove', destructive(label('remove'))),
    ),
  ],
  browsers: [
    'set-browsers',
    userPage(
      'settings',
      choices('views', [label('set-devices'), label('set-browsers')], label('set-browsers')),
      fact(word('browser'), muted(word('place'))),
      part('remove', destructive(label('remove'))),
    ),
  ],
  security: [
    'set-security',
    userPage(
      'settings',
      heading(label('set-security')),
      part('end', destructive(label('b-endsessions'))),
    ),
  ],
  'new-folder': [
    'b-newfolder',
    adminPage(
      'a-folders',
      part('page', heading(label('b-newfolder'))),
      part('name', fact(word('folderName'), field(text(word('finance'))))),
      part('save', primary(label('save'))),
    ),
  ],
  appoint: [
    'b-addpeople',
    spacePage(
      heading(label('b-addpeople')),
      part(
        'managers',
        list(...[JONAS, MEI].map((name) => row(bold(name), text(label('right-manage'))))),
      ),
      primary(label('confirm')),
    ),
  ],
  'folder-access': [
    'who',
    access([CAMILLE, JONAS, MEI].map((name) => [name, 'right-manage', label('why-direct')])),
  ],
  'add-space': [
    'e-addspace',
    extension('Planora', heading('Havre'), part('add', primary(label('e-addspace')))),
  ],
  'connect-space': [
    'e-connect',
    extension(
      'Planora',
      heading(label('e-addspace')),
      part('address', field(text('https://', SPACE))),
      part('connect', primary(label('e-connect'))),
    ),
  ],
  'open-loquet': [
    'open',
    browserWindow(
      {address: 'planora.example'},
      box(
        bold(word('openLoquet')),
        part('open', primary(word('openLoquet'))),
        button(label('cancel')),
      ),
    ),
  ],
  'approve-extension': ['e-kind', approval('e-kind', true)],
};

function withMenu(pages: readonly LabelKey[]) {
  return (open: LabelKey, ...parts: readonly Part[]): Part => {
    const menu = choices('pages', pages.map(label), label(open));
    return browserWindow({address: SPACE, menu}, ...parts);
  };
}

function spacePage(...parts: readonly Part[]): Part {
  return browserWindow({address: SPACE}, ...parts);
}

function groupPage(open: LabelKey, ...parts: readonly Part[]): Part {
  return spacePage(
    heading(word('accounting')),
    muted(`${label('g-source')} · ${label('g-manual')}`),
    choices('views', [label('g-members'), label('a-folders')], label(open)),
    ...parts,
  );
}

function tile(name: Parameters<typeof app>[0], mark = ''): Part {
  return box(app(name), text(name), mark);
}

/** A line of the audit log. */
function event(time: string, what: string, who: string, result = status(word('done'))): Part {
  return row(fact(`${time} · ${who}`, bold(what)), result);
}

function controlCode(device: string): Part[] {
  return [centred(heading(device), muted(label('l-check')), part('code', box(large('482 913'))))];
}

/** People of a folder: name, right, and why. */
function access(people: readonly (readonly [string, LabelKey, string])[]): Part {
  return userPage(
    'passwords',
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

function approval(kind: LabelKey, isVerified: boolean): Part {
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
