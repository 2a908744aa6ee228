import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { Control, controlMachine, type ControlData } from './App.js';

export const render = (data: ControlData): string =>
  renderToString(
    <StaticRouter location="/pages/index/index">
      <Control control={createActor(controlMachine, { input: data })} />
    </StaticRouter>,
  );
