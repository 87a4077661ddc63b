import type {Locale} from '../../site/locales';
import type {SearchResult} from '../shared/types';
import {createEngine, type Engine, type FileKind} from './engine';
import type {SearchRequest} from './query';

/** What the page tells the worker. */
export type ToWorker =
  | {readonly type: 'start'; readonly locale: Locale}
  | {
      readonly type: 'add';
      readonly kind: FileKind;
      readonly tag: string;
      readonly data: ArrayBuffer | undefined;
    }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly tags: readonly string[];
      readonly request: SearchRequest;
    };

/** The worker's answer to a search. */
export interface FromWorker {
  readonly id: number;
  readonly results: readonly SearchResult[];
}

let engine: Engine | undefined;

addEventListener('message', ({data: message}: MessageEvent<ToWorker>) => {
  if (message.type === 'start') {
    engine = createEngine(message.locale);
  } else if (message.type === 'add') {
    engine?.add(message.kind, message.tag, message.data);
  } else {
    const results = engine?.search(message.tags, message.request) ?? [];
    postMessage({id: message.id, results} satisfies FromWorker);
  }
});
