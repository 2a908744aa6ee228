import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { Control, controlMachine, type ControlData } from './App.js';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ControlData;
const control = createActor(controlMachine, { input: data }).start();

function Ready() {
  useEffect(() => void dispatchEvent(new Event('app-ready')), []);
  return <Control control={control} />;
}

const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    <BrowserRouter>
      <Ready />
    </BrowserRouter>,
  );
