import type {LabelKey} from '../../../content/labels';
import {
  SHAPES,
  badge,
  box,
  browserWindow,
  button,
  divider,
  fact,
  field,
  flow,
  initials,
  marked,
  phone,
  qr,
  row,
  select,
  sheet,
  space,
  stack,
  tag,
  text,
  type Part,
} from './kit';
import {twoAddresses} from './addresses';
import type {ScreenId, WordKey} from './texts';

/** Input of a drawing: interface labels by key, and words of the example. */
export interface Filling {
  readonly label: (key: LabelKey) => string;
  readonly word: (key: WordKey) => string;
}

interface Drawing {
  readonly title: LabelKey;
  readonly panels: (filling: Filling) => readonly string[];
}

const SPACE = 'acme.eu.havre.example';
const JONAS = 'Jonas Weber';
const MEI = 'Mei Chen';
const AMINA = 'Amina Diallo';

const heading = (content: string) => text(content, {size: 17, bold: true});

/** The drawing of each screen (blueprint §6). */
export const DRAWINGS: Readonly<Record<ScreenId, Drawing>> = {
  approve: {
    title: 'l-req-signin',
    panels: (filling) => [approval(filling, true)],
  },
  'approve-warning': {
    title: 'l-req-signin',
    panels: (filling) => [approval(filling, false)],
  },
  number: {
    title: 'signin-push',
    panels: ({label}) => [
      browserWindow(
        stack([
          text(label('signin-push'), {bold: true, align: 'middle'}),
          space(4),
          text('47', {size: 44, bold: true, align: 'middle'}),
          space(8),
        ]),
        SPACE,
      ),
      phone(
        stack([
          text(label('l-number'), {bold: true, align: 'middle'}),
          box(text('47', {size: 28, bold: true, align: 'middle'}), 'field', 10, 8),
          button(label('l-approve'), 'primary'),
        ]),
      ),
    ],
  },
  pairing: {
    title: 'l-adddevice',
    panels: ({label, word}) => {
      const code = [
        text(label('l-check'), {tone: 'muted', align: 'middle'}),
        box(text('482 913', {size: 28, bold: true, align: 'middle'}), 'soft', 12, 10),
      ];
      const name = (device: string) => text(device, {size: 17, bold: true, align: 'middle'});
      return [
        phone(stack([name(word('newDevice')), space(4), ...code, space(8)])),
        phone(
          stack([
            name(word('oldDevice')),
            space(4),
            ...code,
            button(label('l-match'), 'primary'),
            button(label('l-nomatch'), 'danger'),
          ]),
        ),
      ];
    },
  },
  'sign-in': {
    title: 'signin-title',
    panels: ({label}) => [
      browserWindow(
        stack([
          text(label('signin-title'), {size: 17, bold: true, align: 'middle'}),
          button(label('signin-here'), 'primary'),
          text(label('signin-qr'), {bold: true, align: 'middle'}),
          qr(126),
          text(label('signin-text'), {underline: true, tone: 'accent', align: 'middle'}),
          button(label('signin-push')),
          divider,
          text(label('no-device'), {underline: true, tone: 'accent', align: 'middle'}),
          text(label('have-code'), {underline: true, tone: 'accent', align: 'middle'}),
        ]),
        SPACE,
      ),
    ],
  },
  phishing: {
    title: 'e-lookalike',
    panels: ({label}) => [
      browserWindow(
        stack([
          box(
            row([
              [SHAPES.triangle, 28],
              [text(label('e-lookalike'), {bold: true}), 1],
            ]),
            'warn',
            10,
          ),
          twoAddresses(label('e-here'), label('e-known')),
          button(label('e-leave'), 'primary'),
          button(label('e-continue')),
          button(label('e-mistake')),
        ]),
        'p1anora.example',
      ),
    ],
  },
  'save-bar': {
    title: 'e-savebar',
    panels: ({label, word}) => [
      browserWindow(
        stack([
          heading(label('e-savebar')),
          fact(label('a-space'), text('Acme', {bold: true})),
          select(label('e-folder'), label('my-folder')),
          box(
            stack(
              [
                box(
                  row([
                    [text(label('my-folder'), {bold: true}), 1],
                    [SHAPES.check, 16],
                  ]),
                  'soft',
                  8,
                  4,
                ),
                box(text(word('finance')), 'none', 8, 4),
              ],
              2,
            ),
            'field',
            4,
            6,
          ),
          button(label('save'), 'primary'),
          button(label('e-update')),
          button(label('e-never')),
        ]),
      ),
    ],
  },
  who: {
    title: 'who',
    panels: ({label, word}) => {
      const line = (name: string, right: LabelKey, why: string): Part =>
        row([
          [text(name, {bold: true}), 0.3],
          [text(label(right)), 0.32],
          [text(why, {tone: 'muted'}), 0.38],
        ]);
      const head = (key: LabelKey) => text(label(key), {tone: 'muted'});
      return [
        browserWindow(
          stack([
            heading(word('finance')),
            text(label('who'), {bold: true, tone: 'accent'}),
            row([
              [head('who-person'), 0.3],
              [head('who-right'), 0.32],
              [head('who-why'), 0.38],
            ]),
            divider,
            line(JONAS, 'right-manage', label('why-direct')),
            divider,
            line(MEI, 'right-use', `${label('why-group')} ${word('accounting')}`),
            divider,
            line(AMINA, 'right-view', label('why-inherited')),
          ]),
        ),
      ];
    },
  },
  icons: {
    title: 'e-kind',
    panels: ({label, word}) => {
      const state = (shape: Part, word: string): Part =>
        row([
          [shape, 28],
          [text(word, {bold: true}), 1],
        ]);
      const states = (...list: readonly Part[]) => browserWindow(stack(list, 14));
      return [
        states(
          state(SHAPES.ring, word('notConnected')),
          state(SHAPES.disc, word('connected')),
          state(SHAPES.padlock, word('locked')),
          state(SHAPES.dot, label('a-silent')),
        ),
        states(
          state(SHAPES.circledTick, label('v-trusted')),
          state(SHAPES.triangle, label('v-suspicious')),
          state(SHAPES.shield, label('v-dangerous')),
        ),
      ];
    },
  },
  portal: {
    title: 'home',
    panels: ({label, word}) => {
      const app = (name: string, mark?: readonly [Part, number]): Part =>
        row([[initials(name), 30], [text(name, {bold: true}), 1], ...(mark ? [mark] : [])]);
      const favorite = (name: string): Part =>
        box(
          stack(
            [
              row(
                [
                  [space(0), 0.5],
                  [initials(name), 30],
                  [space(0), 0.5],
                ],
                0,
              ),
              text(name, {align: 'middle'}),
            ],
            4,
          ),
          'soft',
          8,
        );
      return [
        browserWindow(
          stack([
            flow(
              [
                tag(label('home'), 'tagOn', {tone: 'inverse'}),
                ...(['passwords', 'generator', 'requests', 'messages', 'settings'] as const).map(
                  (key) => tag(label(key)),
                ),
              ],
              6,
            ),
            box(text(label('search'), {tone: 'muted'}), 'field', 9, 18),
            text(label('favorites'), {bold: true}),
            row([
              [favorite('Planora'), 1 / 3],
              [favorite('Facturo'), 1 / 3],
              [favorite('Wikilo'), 1 / 3],
            ]),
            text(word('category'), {bold: true}),
            app('Planora', tag('SSO')),
            divider,
            app('Facturo'),
            divider,
            stack([app('Postalia'), flow([tag(label('pending'))])], 4),
          ]),
          SPACE,
        ),
      ];
    },
  },
  invitation: {
    title: 'inv-open',
    panels: ({label, word}) => [
      browserWindow(
        stack([
          fact(word('from'), text('no-reply@eu.havre.example')),
          fact(word('subject'), text(word('invitationSubject'), {bold: true})),
          divider,
          fact(word('organization'), text('Acme', {bold: true})),
          fact(word('invitedBy'), text('Camille Roy', {bold: true})),
          button(label('inv-open'), 'primary'),
          marked(1, box(fact(word('linkAddress'), text(SPACE, {code: true})), 'soft')),
        ]),
      ),
    ],
  },
  group: {
    title: 'a-groups',
    panels: ({label, word}) => {
      const head = (active: LabelKey): Part[] => [
        heading(word('accounting')),
        text(`${label('g-source')} · ${label('g-manual')}`, {tone: 'muted'}),
        flow(
          (['g-members', 'a-folders'] as const).map((key) =>
            key === active ? tag(label(key), 'tagOn', {tone: 'inverse'}) : tag(label(key)),
          ),
        ),
      ];
      const person = (name: string): Part =>
        row([
          [initials(name), 30],
          [text(name), 1],
        ]);
      return [
        browserWindow(
          stack([
            ...head('g-members'),
            person(JONAS),
            person(MEI),
            person(AMINA),
            button(label('b-addmembers'), 'primary'),
            button(label('b-delgroup'), 'danger'),
          ]),
        ),
        browserWindow(
          stack([
            ...head('a-folders'),
            box(
              row([
                [text(word('finance'), {bold: true}), 0.5],
                [text(label('right-use'), {align: 'end'}), 0.5],
              ]),
              'soft',
            ),
          ]),
        ),
      ];
    },
  },
  audit: {
    title: 'a-audit',
    panels: ({label, word}) => {
      const line = (time: string, what: string, who: string, result: string): Part =>
        stack(
          [
            row([
              [text(what, {bold: true}), 0.62],
              [text(result, {align: 'end'}), 0.38],
            ]),
            text(`${time} · ${who}`, {tone: 'muted'}),
          ],
          2,
        );
      return [
        browserWindow(
          stack([
            heading(label('a-audit')),
            row([
              [select(label('au-family'), word('all')), 0.5],
              [select(word('period'), word('thirtyDays')), 0.5],
            ]),
            divider,
            line('09:12', `${label('au-f1')} · ${word('signedIn')}`, MEI, word('done')),
            divider,
            line('09:05', word('rightChanged'), JONAS, word('done')),
            divider,
            line('08:47', word('tokenCreated'), 'Camille Roy', word('done')),
            divider,
            line('08:31', `${label('au-f1')} · ${word('signInRefused')}`, MEI, word('refused')),
            divider,
            button(label('export')),
          ]),
        ),
      ];
    },
  },
  statistics: {
    title: 'a-stats',
    panels: ({label, word}) => {
      const figure = (value: string, name: string): Part =>
        box(
          row([
            [text(value, {size: 24, bold: true}), 80],
            [text(name), 1],
          ]),
          'soft',
        );
      return [
        browserWindow(
          stack([
            heading(label('a-stats')),
            figure(word('adoption'), label('st-adoption')),
            figure(word('ways'), label('a-ways')),
            figure('2', label('pending')),
            divider,
            text(label('st-exposed'), {bold: true}),
            row([
              [SHAPES.smallTriangle, 16],
              [text(word('finance')), 1],
              [text('3', {bold: true, align: 'end'}), 30],
            ]),
            button(label('b-askrenew'), 'primary'),
          ]),
        ),
      ];
    },
  },
  temporary: {
    title: 'b-tempdevice',
    panels: ({label, word}) => [
      browserWindow(
        stack([
          heading(label('b-tempdevice')),
          row([
            [initials(MEI), 30],
            [text(MEI, {bold: true}), 1],
          ]),
          text(label('td-code'), {tone: 'muted'}),
          box(text('K7QM 2D9T', {size: 24, code: true, align: 'middle'}), 'soft', 12, 10),
          text(label('td-read'), {bold: true}),
          text(word('minutesLeft'), {tone: 'muted'}),
        ]),
      ),
      browserWindow(
        stack([
          heading(label('no-device')),
          field(label('td-code'), text('K7QM', {size: 17, code: true})),
          space(4),
        ]),
        SPACE,
      ),
    ],
  },
  kit: {
    title: 'l-kit',
    panels: ({label, word}) => {
      const group = (code: string): readonly [Part, number] => [
        box(text(code, {size: 17, code: true, align: 'middle'}), 'soft', 6, 6),
        0.25,
      ];
      const hidden = group('XXXX');
      return [
        sheet(
          stack([
            heading(label('l-kitfile')),
            text('loquet-recovery-2025-10-20.lqr', {code: true}),
            qr(126),
            text(word('usbStick'), {bold: true, tone: 'accent', align: 'middle'}),
          ]),
        ),
        sheet(
          stack([
            heading(label('l-kitcode')),
            space(24),
            row([group('7F2K'), hidden, hidden, hidden], 6),
            row([hidden, hidden, hidden, hidden], 6),
            space(44),
            text(word('safe'), {bold: true, tone: 'accent', align: 'middle'}),
          ]),
        ),
      ];
    },
  },
  restored: {
    title: 'a-restored',
    panels: ({label, word}) => [
      browserWindow(
        stack([
          box(
            row([
              [SHAPES.triangle, 28],
              [text(label('l-restored'), {bold: true}), 1],
            ]),
            'warn',
            10,
          ),
          row([
            [initials(MEI), 30],
            [heading(MEI), 1],
          ]),
          row([
            [fact(word('device'), text(word('deviceName'))), 0.5],
            [fact(word('system'), text(word('systemName'))), 0.5],
          ]),
          fact(word('restoredOn'), text(word('restoredDate'))),
          row([
            [fact(label('l-f-place'), text(word('place'))), 0.5],
            [fact(word('kitDate'), text(word('kitDateValue'))), 0.5],
          ]),
          button(label('b-approverestored'), 'primary'),
          button(label('refuse'), 'danger'),
        ]),
      ),
    ],
  },
};

function approval({label, word}: Filling, isVerified: boolean): string {
  const address = isVerified
    ? text(`https://${SPACE}`, {bold: true})
    : text('https://acme.eu. havre-login.example', {bold: true, tone: 'danger', strike: true});
  const origin = isVerified
    ? badge(label('l-originok'), SHAPES.tick, 'ok')
    : badge(label('l-originko'), SHAPES.smallTriangle, 'warn');
  return phone(
    stack([
      text(label('l-req-signin'), {size: 17, bold: true, align: 'middle'}),
      marked(1, fact(label('l-f-address'), address)),
      marked(2, origin),
      fact(label('l-f-browser'), text(word('browser'))),
      marked(3, fact(label('l-f-place'), text(isVerified ? word('place') : word('unknownPlace')))),
      text(word('secondsLeft'), {tone: 'muted', align: 'middle'}),
      button(label('l-approve'), 'primary'),
      button(label('l-refuse')),
      button(label('l-notme'), 'danger'),
    ]),
  );
}
