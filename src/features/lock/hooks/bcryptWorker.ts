import {answerJob} from './answerJob';

addEventListener('message', ({data}: MessageEvent<unknown>) => {
  postMessage(answerJob(data));
});
