/**
 * Captures taps that come before the app has hydrated the page, and replays the last of them to the app. React does not
 * replay them: a button would do nothing and a link would load a new document. A link still does that if the app does not
 * start within 4 s. The script also reloads the page when its scripts did not arrive. It is part of the head of every page,
 * so it is written to be short.
 */
export const replay = [
  '(()=>{let last,timer;',
  'const keep=e=>{const a=e.target.closest&&e.target.closest("a,button");',
  'if(!a||e.metaKey||e.ctrlKey||e.shiftKey||e.button)return;',
  'e.preventDefault();e.stopImmediatePropagation();last=a;clearTimeout(timer);',
  'if(a.href)timer=setTimeout(()=>location.assign(a.href),4e3)};',
  'addEventListener("click",keep,true);',
  'addEventListener("app-ready",()=>{removeEventListener("click",keep,true);clearTimeout(timer);',
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
