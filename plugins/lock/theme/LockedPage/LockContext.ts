import {createContext} from 'react';
import type {PageReading} from '../../client/readSealed';

/** What the body of a locked page renders; it stays mounted during attempts, so that typed text is kept. */
export const LockContext = createContext<PageReading | null>(null);
