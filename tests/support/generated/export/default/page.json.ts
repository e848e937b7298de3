export {TAKE_PAGE as default} from '../../../../../src/site/takePage';
