/**
 * Captures taps on buttons that come before the app has hydrated the page, marks the last of them as waiting, and replays it
 * to the app. React does not replay it: the button would do nothing. A link loads its document, which the server renders. The
 * script also reloads the page when its scripts did not arrive. It is part of the head of every page, so it is written to be
 * short.
 */
export const replay = [
  '(()=>{let last;',
  'const mark=isOn=>last&&last.toggleAttribute("data-waits",isOn),',
  'keep=e=>{const b=e.target.closest&&e.target.closest("button");',
  'if(!b||e.metaKey||e.ctrlKey||e.shiftKey||e.button)return;',
  'e.preventDefault();e.stopImmediatePropagation();mark(false);last=b;mark(true)};',
  'addEventListener("click",keep,true);',
  'addEventListener("app-ready",()=>{removeEventListener("click",keep,true);mark(false);',
  'last&&last.isConnected&&last.click();try{delete sessionStorage.lost}catch{}},{once:true});',
  // A missing file belongs to a version that is no longer deployed, so the page is reloaded, once for each build. The
  // entry's address identifies the build, because several files may fail at once. After a lost network or a server error
  // (5xx) the page is reloaded when the file is there again, since the browser runs no part of a program that has failed:
  // three times, until the app starts. Without storage it is not reloaded, since nothing would count the reloads.
  'let failed;const later=()=>setTimeout(check,3e3),check=()=>fetch(failed,{cache:"reload"}).then(r=>{',
  'const build=document.querySelector("script[src]:not([async])").src,',
  'gone=r.status==404||r.status==410||r.ok&&!/script/.test(r.headers.get("content-type"));',
  'if(!gone&&!r.ok)return later();if(gone?sessionStorage.gone==build:sessionStorage.lost>2)return;',
  'if(gone)sessionStorage.gone=build;else sessionStorage.lost=1+(+sessionStorage.lost||0);',
  'location.reload()},later).catch(()=>{});',
  'addEventListener("error",e=>{const s=e.target.src||"";',
  'if(!failed&&e.target.localName=="script"&&s.includes("/assets/")){failed=s;check()}},true)})()',
].join('');

/** A button that was tapped looks pressed until the app has it. */
export const waits = '[data-waits]{opacity:.6}';
