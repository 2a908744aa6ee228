import { noticeOfTheDayMachine } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { noticeOfTheDaySpec } from '../../fixtures/entry/noticeOfTheDay.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(noticeOfTheDayMachine, noticeOfTheDaySpec);
