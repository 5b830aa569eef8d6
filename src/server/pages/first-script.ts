import { STORED } from './stored-names.ts';

/**
 * Runs before paint: colour mode, language, guard. Then collects taps that come before hydration.
 * Written as one constant text so that its hash is known; what differs a page is in `<html data-*>`.
 */
export const FIRST_SCRIPT = `(function(){
var d=document.documentElement,s;try{s=localStorage}catch(e){}
function g(k){try{return s&&s.getItem(k)}catch(e){return null}}
var m=g('${STORED.darkMode}');
d.dataset.mode=(m===null||m===undefined?matchMedia('(prefers-color-scheme: dark)').matches:m==='true')?'dark':'light';
var l=g('${STORED.language}');
if(l&&l!==d.lang&&d.dataset.langs.split(' ').indexOf(l)>=0&&location.search.indexOf('lang=')<0&&document.cookie.indexOf('${STORED.language}='+l)<0){
document.cookie='${STORED.language}='+l+'; path=/; max-age=31536000; samesite=lax';location.reload()}
var t=g('${STORED.accessToken}'),w=d.dataset.guard;
if(w==='in'&&!t&&d.dataset.page!=='checkout')location.replace('/auth/login?redirect='+encodeURIComponent(location.pathname+location.search));
if(w==='out'&&t)location.replace('/');
window.earlyTaps=[];window.lateTaps=[];
function keep(e,b){var list=window.earlyTaps||(b.closest('[data-later]')&&window.lateTaps);if(list){list.push(b);e.preventDefault()}}
addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&b.tagName!=='FORM')keep(e,b)},true);
addEventListener('submit',function(e){if(e.target.matches('form[data-early]'))keep(e,e.target)},true);
})()`;

/**
 * Starts the app after the first paint: everything it imports is asked for at once, then the entry runs. The browser's own
 * report of the paint decides (a frame callback comes before it); a hidden tab paints nothing and starts by the clock.
 */
export function startScript(entry: string, scripts: string[]): string {
  return `(function(){var u=${JSON.stringify(scripts)},done;
function go(){if(done)return;done=1;u.forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.appendChild(l)});import(${JSON.stringify(entry)})}
try{new PerformanceObserver(function(){setTimeout(go,0)}).observe({type:'paint',buffered:true})}catch(e){go()}setTimeout(go,800)})()`;
}
