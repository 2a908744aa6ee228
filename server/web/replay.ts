/**
 * Keeps taps that come before the app has taken over the page, and gives the last of them to it. React does not keep
 * them: a button would be dead and a link would load the document. A link still does when the app never comes (4 s).
 * It also brings the page anew when the program is gone. Source of a script in the head of every page, so it is written to be short.
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
  // A program that is gone belongs to a version that is no longer there: the page is asked anew, once a build. The entry names the
  // build, for several files may fail at once. A server in trouble (5xx) or a lost network says nothing of the version.
  'addEventListener("error",e=>{const s=e.target.src||"";if(!s.includes("/assets/"))return;',
  'fetch(s,{cache:"reload"}).then(r=>{const build=document.querySelector("script[src]:not([async])").src;',
  'if(!(r.status==404||r.status==410||r.ok&&!/script/.test(r.headers.get("content-type")))||sessionStorage.gone==build)return;',
  'sessionStorage.gone=build;location.reload()}).catch(()=>{})},true)})()',
].join('');
