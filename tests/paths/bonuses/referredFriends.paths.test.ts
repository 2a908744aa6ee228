import { referredFriendsMachine } from '../../../machines/bonuses/referredFriends.machine.js';
import { referredFriendsSpec } from '../../fixtures/bonuses/referredFriends.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(referredFriendsMachine, referredFriendsSpec);
