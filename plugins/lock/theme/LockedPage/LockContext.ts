import {createContext} from 'react';
import type {PageReading} from '../../client/readSealed';

/** The content of the body of a locked page, which stays mounted during attempts, so that typed text is kept. */
export const LockContext = createContext<PageReading | null>(null);
