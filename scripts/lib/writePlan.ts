import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSources, type Sources} from '../../src/content/load';
import type {Locale} from '../../src/site/locales';
import {
  accept,
  announce,
  lockFile,
  printLock,
  translationStatus,
  type Lock,
} from '../../src/content/lock';
import {TRANSLATED_LOCALES, placeOf} from '../../src/content/places';
import {refuse} from './arguments';
import {ROOT, orRefuse} from './repository';
import type {Plan} from './skeletons';

/** Writes new files and marks them as untranslated, or refuses with one sentence and writes nothing. */
export function writePlan(sources: Sources, plan: Plan): void {
  if ('refusal' in plan) {
    refuse(plan.refusal);
  }
  const changed = plan.changed ?? new Map<string, string>();
  const originals = [...plan.files.keys()].filter((file) => placeOf(file)?.source === file);
  const locks = orRefuse(() =>
    TRANSLATED_LOCALES.map((locale) => {
      const lock = lockAfter(sources, changed, locale);
      return [lockFile(locale), printLock(announce(lock, originals))] as const;
    }),
  );
  for (const [file, text] of [...plan.files, ...changed, ...locks]) {
    const target = path.join(ROOT, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  for (const file of plan.files.keys()) {
    console.log(`Created ${file}`);
  }
  for (const file of changed.keys()) {
    console.log(`Changed ${file}`);
  }
}

/** The lock of a language after the same change in all: complete sections stay complete. */
function lockAfter(sources: Sources, changed: ReadonlyMap<string, string>, locale: Locale): Lock {
  const complete = translationStatus(sources)
    .filter((status) => status.locale === locale && status.state === 'complete')
    .map(({source}) => source.file);
  const after = buildSources(new Map([...sources.files, ...changed]), sources.root, sources);
  const pages = after.pages.filter(({file}) => changed.has(file) && complete.includes(file));
  return accept(after, locale, pages);
}
