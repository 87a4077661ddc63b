import type {Locale} from '../../../site/locales';
import {createEngine, type Answer, type Engine} from './engine';
import type {SearchRequest} from './query';

export type ToWorker =
  | {readonly type: 'start'; readonly locale: Locale}
  | {readonly type: 'add'; readonly file: Parameters<Engine['add']>}
  | {readonly type: 'search'; readonly request: SearchRequest};

/** Searches are answered in the order in which they come. */
export type FromWorker = 'started' | Answer;

let engine: Engine | undefined;

addEventListener('message', ({data: message}: MessageEvent<ToWorker>) => {
  if (message.type === 'start') {
    engine = createEngine(message.locale);
    postMessage('started' satisfies FromWorker);
  } else if (message.type === 'add') {
    engine?.add(...message.file);
  } else if (engine) {
    postMessage(engine.search(message.request) satisfies FromWorker);
  }
});
