import type {SearchEngine} from '../model/engine';
import {addDocuments, loadEngine} from './loadEngine';
import type {Answer, Request} from './messages';

type Load = Extract<Request, {readonly type: 'load'}>;

let engine: SearchEngine | undefined;

function answer(message: Answer): void {
  postMessage(message);
}

async function load({addresses, documents, unlocked}: Load): Promise<void> {
  try {
    engine = await loadEngine(addresses, unlocked);
    answer({type: 'ready'});
  } catch {
    answer({type: 'failed'});
    return;
  }
  await addDocuments(engine, documents);
  answer({type: 'grown'});
}

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if (data.type === 'load') {
    void load(data);
  } else {
    const {id, query, limit} = data;
    answer({type: 'hits', id, hits: engine?.search(query, limit) ?? []});
  }
});
