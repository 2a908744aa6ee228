/**
 * Captures taps that come before the app has hydrated the page, and replays the last of them to the app. React does not
 * replay them: a button would do nothing and a link would load a new document. A link still does that if the app does not
 * start within 4 s. The script also reloads the page when its files are gone from the server. It is part of the head of
 * every page, so it is written to be short.
 */
export const replay = [
  '(()=>{let last,timer;',
  'const keep=e=>{const a=e.target.closest&&e.target.closest("a,button");',
  'if(!a||e.metaKey||e.ctrlKey||e.shiftKey||e.button)return;',
  'e.preventDefault();e.stopImmediatePropagation();last=a;clearTimeout(timer);',
  'if(a.href)timer=setTimeout(()=>location.assign(a.href),4e3)};',
  'addEventListener("click",keep,true);',
  'addEventListener("app-ready",()=>{removeEventListener("click",keep,true);clearTimeout(timer);',
  'last&&last.isConnected&&last.click()},{once:true});',
  // A missing file belongs to a version that is no longer deployed, so the page is reloaded, once for each build. The
  // entry's address identifies the build, because several files may fail at once. A server error (5xx) or a lost network
  // says nothing about the version and does not reload.
  'addEventListener("error",e=>{const s=e.target.src||"";if(!s.includes("/assets/"))return;',
  'fetch(s,{cache:"reload"}).then(r=>{const build=document.querySelector("script[src]:not([async])").src;',
  'if(!(r.status==404||r.status==410||r.ok&&!/script/.test(r.headers.get("content-type")))||sessionStorage.gone==build)return;',
  'sessionStorage.gone=build;location.reload()}).catch(()=>{})},true)})()',
].join('');
