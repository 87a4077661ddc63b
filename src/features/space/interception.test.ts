import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {DIRECT_LINK, interceptActivation} from './interception';
import {spaceRequests} from './requests';

const space = vi.hoisted(() => ({origin: undefined as string | undefined}));
vi.mock('./store', () => ({spaceStore: {origin: () => space.origin}}));

/** The part of an element that is used. */
class Link {
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #selector: string;

  constructor(attributes: Readonly<Record<string, string>>, selector = 'a[href]') {
    this.#attributes = attributes;
    this.#selector = selector;
  }

  matches(selector: string): boolean {
    return selector === this.#selector;
  }

  getAttribute(name: string): string | null {
    return this.#attributes[name] ?? null;
  }

  hasAttribute(name: string): boolean {
    return name in this.#attributes;
  }
}

const open = vi.fn();

beforeEach(() => {
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('document', {baseURI: 'https://docs.havre.example/docs/user'});
  vi.stubGlobal('window', {open});
});

afterEach(() => {
  vi.unstubAllGlobals();
  open.mockReset();
  space.origin = undefined;
  spaceRequests.set(undefined);
});

/** Activates a link: what became of the event. */
function activate(link: Link): 'left' | 'taken' {
  const done = {prevented: false, stopped: false};
  interceptActivation({
    button: 0,
    composedPath: () => [new Link({}, 'b'), {}, link],
    preventDefault: () => (done.prevented = true),
    stopPropagation: () => (done.stopped = true),
  } as unknown as MouseEvent);
  expect(done.prevented).toBe(done.stopped);
  return done.prevented ? 'taken' : 'left';
}

const MARKED = {href: '/root_url/signin'};

test('with a Space, a link opens it in a new tab', () => {
  space.origin = 'https://acme.eu.havre.example';
  expect(activate(new Link(MARKED))).toBe('taken');
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://acme.eu.havre.example/signin',
    '_blank',
    'noopener,noreferrer',
  );
});

test('without one, the dialog asks for it, once the page is hydrated', () => {
  expect(activate(new Link(MARKED))).toBe('left');
  const leave = spaceRequests.subscribe(() => undefined);
  const link = new Link(MARKED);
  expect(activate(link)).toBe('taken');
  expect(spaceRequests.current()).toEqual({kind: 'ask', link: MARKED.href, trigger: link});
  leave();
});

test.each([
  ['a link that names the Space', new Link({...MARKED, [DIRECT_LINK]: ''})],
  ['what is no link', new Link(MARKED, 'button')],
])('%s is left to the browser', (_what, link) => {
  space.origin = 'https://acme.eu.havre.example';
  expect(activate(link)).toBe('left');
  expect(open).not.toHaveBeenCalled();
});
