import { STORED } from './stored-names.ts';

/**
 * Runs before paint, behind the styles: colour mode, language, and the fonts, which only a browser that has them fetches now; others
 * show the page with their own first (decision 046). Then collects what is tapped, chosen and typed before hydration, and keeps it
 * from whoever may have taken over meanwhile: a tap counts once. Until then, or until somebody scrolls, `data-starting` holds back what is
 * far down (`src/web/ui/picture.module.css`).
 * Written as one constant text so that its hash is known; what differs a page is in `<html data-*>`.
 */
export const FIRST_SCRIPT = `(function(){
var d=document.documentElement,m=null,l,f;try{m=localStorage.getItem('${STORED.darkMode}');l=localStorage.getItem('${STORED.language}');f=localStorage.getItem('${STORED.fonts}')}catch(e){}
d.dataset.mode=(m===null?matchMedia('(prefers-color-scheme: dark)').matches:m==='true')?'dark':'light';
if(l&&l!==d.lang&&d.dataset.langs.split(' ').indexOf(l)>=0&&location.search.indexOf('lang=')<0&&document.cookie.indexOf('${STORED.language}='+l)<0){
document.cookie='${STORED.language}='+l+'; path=/; max-age=31536000; samesite=lax';location.reload()}
window.fetchFonts=function(){var a=[];document.fonts.forEach(function(f){a.push(f.load().catch(function(){}))});
return Promise.all(a).then(function(){d.dataset.fonts='web';try{localStorage.setItem('${STORED.fonts}','web')}catch(e){}})};
if(d.dataset.fonts)f?fetchFonts():d.dataset.fonts='later';
function started(){delete d.dataset.starting}
d.dataset.starting='';addEventListener('scroll',started,{once:true});setTimeout(started,5000);
window.earlyTaps=[];window.lateTaps=[];
[['click','button[type=button],[type=radio],[type=checkbox]'],['input','input,textarea'],['change','select'],['submit','[data-early]']].forEach(function(k){
addEventListener(k[0],function(e){window.isUsed=true;var t=e.target,b=t.closest&&t.closest(k[1]),l=b&&(earlyTaps||(b.closest('[data-later]')&&lateTaps));
if(l){l.push({on:b,event:e,value:b.value});e.stopPropagation();if(k[0]==='submit')e.preventDefault()}},true)});
})()`;

/** Before paint too, on pages for those signed in or out. */
export const GUARD_SCRIPT = `(function(){
var d=document.documentElement.dataset,t;try{t=localStorage.getItem('${STORED.accessToken}')}catch(e){}
if(d.guard==='in'&&!t&&d.page!=='checkout')location.replace('/auth/login?redirect='+encodeURIComponent(location.pathname+location.search));
if(d.guard==='out'&&t)location.replace('/');
})()`;

interface Start {
  entry: string;
  scripts: string[];
  styles: string;
  /** Answers of the API that the page shows; `src/web/app/browser-transport.ts` takes them over. */
  early: string[];
}

/**
 * Starts the app after the first paint: everything it imports is asked for at once, with the whole style sheet, then the
 * entry runs, and fonts that the browser has not yet are asked for. The document's own layers, which the whole sheet
 * repeats, are taken away: each element would match every rule twice, whatever happens on the page. That has all text laid out anew, and
 * so it is done in one go with the fonts, after the sheet, which by itself has not. The browser's own report of the paint decides (a frame callback comes before it); a hidden tab paints nothing
 * and starts by the clock.
 */
export function startScript({ entry, scripts, styles, early }: Start): string {
  return `(function(){var d=document,done,s;window.early={};
function add(r,h){var l=d.createElement('link');l.rel=r;l.href=h;d.head.append(l);return l}
function go(){if(done)return;done=1;s=d.querySelector('link[rel=stylesheet]')||add('stylesheet','${styles}');${JSON.stringify(scripts)}.forEach(function(h){add('modulepreload',h)});
${JSON.stringify(early)}.forEach(function(a){(early[a]=fetch(a,{headers:{accept:'application/json','accept-language':d.documentElement.lang}})).catch(function(){})});import('${entry}').then(fonts,fonts)}
function fonts(){d.documentElement.dataset.fonts==='later'?fetchFonts().then(once):once()}
function once(){if(!s.sheet)return s.addEventListener('load',once);var o=d.querySelector('style').sheet,i=o.cssRules.length;while(i--)o.cssRules[i].name&&o.deleteRule(i)}
try{new PerformanceObserver(function(){setTimeout(go,0)}).observe({type:'paint',buffered:true})}catch(e){go()}setTimeout(go,800)})()`;
}
