/**
 * Keeps taps that come before the app has taken over the page, and gives the last of them to it. React does not keep
 * them: a button would be dead and a link would load the document. A link still does when the app never comes (4 s).
 * Source of a script in the head of every page, so it is written to be short.
 */
export const replay = [
  '(()=>{let last,timer;',
  'const keep=e=>{const a=e.target.closest&&e.target.closest("a,button");',
  'if(!a||e.metaKey||e.ctrlKey||e.shiftKey||e.button)return;',
  'e.preventDefault();e.stopImmediatePropagation();last=a;clearTimeout(timer);',
  'if(a.href)timer=setTimeout(()=>location.assign(a.href),4e3)};',
  'addEventListener("click",keep,true);',
  'addEventListener("app-ready",()=>{removeEventListener("click",keep,true);clearTimeout(timer);',
  'last&&last.isConnected&&last.click()},{once:true})})()',
].join('');
