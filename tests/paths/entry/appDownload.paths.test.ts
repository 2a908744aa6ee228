import { appDownloadMachine } from '../../../machines/entry/appDownload.machine.js';
import { appDownloadSpec } from '../../fixtures/entry/appDownload.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(appDownloadMachine, appDownloadSpec);
