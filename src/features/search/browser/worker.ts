import type {Locale} from '../../../site/locales';
import {createEngine, type Answer, type Engine, type FileKind} from './engine';
import type {SearchRequest} from './query';

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

export interface FromWorker {
  /** Of the search; 0 when the worker has started. */
  readonly id: number;
  readonly answer?: Answer;
}

let engine: Engine | undefined;

addEventListener('message', ({data: message}: MessageEvent<ToWorker>) => {
  if (message.type === 'start') {
    engine = createEngine(message.locale);
    postMessage({id: 0} satisfies FromWorker);
  } else if (message.type === 'add') {
    engine?.add(message.kind, message.tag, message.data);
  } else if (engine) {
    const {id, tags, request} = message;
    postMessage({id, answer: engine.search(tags, request)} satisfies FromWorker);
  }
});
