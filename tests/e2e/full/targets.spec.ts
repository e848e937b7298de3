import {expect, test} from '@playwright/test';
import {open} from '../../support/e2e/reading';

const SPELLS = '/magic-science/';
const POWER = 'power-smoke-of-disguise';
const ROWS = '/combat-and-tactics/armor-and-defense.html';
const ROW = 'shield-tower-shield';

