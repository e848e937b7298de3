import {answerJob, type BcryptJob} from './answerJob';

addEventListener('message', ({data}: MessageEvent<BcryptJob>) => {
  postMessage(answerJob(data));
});
