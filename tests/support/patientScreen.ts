import {configure} from '@testing-library/react';

/** What a slow machine may take until a change shows; tests end at the first sign of it. */
configure({asyncUtilTimeout: 30_000});
