import {answerJob} from './bcryptJob';

addEventListener('message', ({data}: MessageEvent<unknown>) => {
  postMessage(answerJob(data));
});
