import { fromCallback } from 'xstate';
import type { ChoiceFollowed } from '../../../machines/entry/otherTabs.machine.js';
import { accents, modes } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { soundAndMotionIn, showMotion } from '../soundAndMotion.js';
import { slot } from '../store.js';

export const defineOtherTabsActors = ({ store }: Pick<Outside, 'store'>) => ({
  watchChoices: fromCallback<ChoiceFollowed>(({ sendBack }) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === slot.motion) return showMotion(soundAndMotionIn(store).hasMotion);
      const text = key === null ? null : store.get(key);
      const accent = accents.find((one) => one === text);
      const mode = modes.find((one) => one === text);
      if (key === slot.accent && accent) sendBack({ type: 'otherTabs.accentChosen', accent });
      else if (key === slot.mode && mode) sendBack({ type: 'otherTabs.modeChosen', mode });
      else if (key === slot.lowData && text !== null)
        sendBack({ type: 'otherTabs.lowDataChosen', isLowData: text === '1' });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }),
});
