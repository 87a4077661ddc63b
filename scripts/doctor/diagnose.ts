import {compareVersions} from '../../src/sources/release';

/** What was found on the machine. */
export interface Machine {
  /** Of the Node that runs, e.g. `24.21.0`. */
  readonly node: string;
  /** What `package.json` asks for under `engines`: `>=20.19`. */
  readonly engines: string;
  /** What `.nvmrc` names: the version the tests run with. */
  readonly nodeOfTests: string;
  readonly history: 'whole' | 'shallow' | 'no repository' | 'no git';
  /** Path of the browser of the tests; none when it is not installed. */
  readonly browser: string | undefined;
  /** Whether that browser draws Chinese in the width readers see; unknown without one. */
  readonly hasChineseFont: boolean | undefined;
  readonly port: number;
  readonly isPortFree: boolean;
}

/** One line of what the doctor says. */
export interface Diagnosis {
  readonly isGood: boolean;
  readonly text: string;
  /** The command that mends it; none where all is well. */
  readonly mend?: string;
}

/** What a machine can do of what this project asks, one line each, with the command that mends what it cannot. */
export function diagnose(machine: Machine): Diagnosis[] {
  return [
    nodeLine(machine),
    historyLine(machine),
    machine.browser === undefined
      ? bad('No Chromium, Chrome or Edge for tests, diagrams and PDF', 'npx tsx scripts/browser.ts')
      : good(`Browser of tests, diagrams and PDF: ${machine.browser}`),
    fontLine(machine),
    machine.isPortFree
      ? good(`Port ${machine.port} is free`)
      : bad(
          `Port ${machine.port} is in use`,
          `stop what runs there, or npm start -- --port ${machine.port + 1}, PORT=${machine.port + 1} npm run serve`,
        ),
  ];
}

function nodeLine({node, engines, nodeOfTests}: Machine): Diagnosis {
  const least = engines.replace(/^>=\s*/, '');
  return compareVersions(node, least) < 0
    ? bad(
        `Node ${node} is too old: the site needs ${least}, its tests run with ${nodeOfTests}`,
        'nvm install, or your way to change Node',
      )
    : good(`Node ${node}${node === nodeOfTests ? '' : ` (the tests run with ${nodeOfTests})`}`);
}

function historyLine({history}: Machine): Diagnosis {
  const lost = 'pages would have no date and /changes would be empty';
  switch (history) {
    case 'whole':
      return good('Git, with the whole history');
    case 'shallow':
      return bad(`The history of Git is cut short: ${lost}`, 'git fetch --unshallow');
    case 'no repository':
      return bad(`This folder is no clone: ${lost}`, 'git clone the repository and work there');
    case 'no git':
      return bad(`Git is not installed: ${lost}`, 'install it (Debian: apt-get install git)');
  }
}

function fontLine({hasChineseFont}: Machine): Diagnosis {
  if (hasChineseFont === undefined) {
    return bad('Whether there is a Chinese font shows once there is a browser', 'npm run doctor');
  }
  return hasChineseFont
    ? good('A Chinese font for diagrams and screenshots')
    : bad('No Chinese font for diagrams and screenshots', CHINESE_FONT);
}

/** How a machine gets a Chinese font. */
export const CHINESE_FONT = 'install one (Debian: apt-get install fonts-droid-fallback)';

function good(text: string): Diagnosis {
  return {isGood: true, text};
}

function bad(text: string, mend: string): Diagnosis {
  return {isGood: false, text, mend};
}
