import {configure} from '@testing-library/react';

/** How long a slow machine may take to show a change; tests go on as soon as it appears. */
configure({asyncUtilTimeout: 30_000});
