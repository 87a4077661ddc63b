/** Emitted by the bundler: its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Written by `src/features/histories/node/releases.ts`. */
declare module '@generated/releases/default/latest.json' {
  import type {LatestRelease} from '@site/src/site/releases';

  const releases: readonly LatestRelease[];
  export default releases;
}

declare module '@generated/releases/default/releases.json' {
  import type {Release} from '@site/src/site/releases';

  const releases: readonly Release[];
  export default releases;
}

declare module '@generated/releases/default/versions.json' {
  import type {Versions} from '@site/src/site/releases';

  const versions: Versions;
  export default versions;
}

/** Written by `src/features/decision/node/plugin.ts`. */
declare module '@generated/decisions/default/first.json' {
  import type {FirstAnswer} from '@site/src/site/decision';

  const first: {readonly question: string; readonly answers: readonly FirstAnswer[]};
  export default first;
}

declare module '@generated/decisions/default/user.json' {
  import type {Question} from '@site/src/site/decision';

  const decision: Question;
  export default decision;
}
