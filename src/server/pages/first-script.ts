import { TIMEOUT } from '../../domain/limits.ts';
import { STORED } from './stored-names.ts';

/**
 * Runs before paint, behind the styles: colour mode, language, and the fonts, which only a browser that has them fetches now; others
 * show the page with their own first (decision 046). Then collects what is tapped, chosen and typed before hydration, and keeps it
 * from whoever may have taken over meanwhile: a tap counts once. Until all has started, or until somebody scrolls, `data-starting` holds back what is
 * far down (`src/web/ui/picture.module.css`, `far-parts.ts`).
 * Written as one constant text so that its hash is known; what differs a page is in `<html data-*>`. What the app takes
 * over is global: nothing declares it here.
 */
export const FIRST_SCRIPT = `(function(){let d=document.documentElement,m=null,s,l,f;try{s=localStorage;m=s.getItem('${STORED.darkMode}');l=s.getItem('${STORED.language}');f=s.getItem('${STORED.fonts}')}catch{}
d.dataset.mode=(m?m=='true':matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light';
if(l&&l!==d.lang&&d.dataset.langs.includes(l)&&!location.search.includes('lang=')&&!document.cookie.includes('${STORED.language}='+l)){
document.cookie='${STORED.language}='+l+'; path=/; max-age=31536000; samesite=lax';location.reload()}
fetchFonts=async()=>{await Promise.all([...document.fonts].map(f=>f.load().catch(()=>{})));
d.dataset.fonts='web';try{s.setItem('${STORED.fonts}','web')}catch{}};
if(d.dataset.fonts)f?fetchFonts():d.dataset.fonts='later';
let started=()=>{delete d.dataset.starting};d.dataset.starting='';addEventListener('scroll',()=>{isUsed=true;started()},{once:true});setTimeout(started,5000);
earlyTaps=[];lateTaps=[];
[['click','button[type=button],[type=radio],[type=checkbox]'],['input','input,textarea'],['change','select'],['submit','[data-early]']].forEach(k=>
addEventListener(k[0],e=>{isUsed=true;let t=e.target,b=t.closest?.(k[1]),l=b&&(earlyTaps||b.closest('[data-later]')&&lateTaps);
if(l){l.push({on:b,event:e,value:b.value});e.stopPropagation();if(k[0]==='submit')e.preventDefault()}},true))})()`;

/** Before paint too, on pages for those signed in or out. */
export const GUARD_SCRIPT = `(function(){
var d=document.documentElement.dataset,t;try{t=localStorage.getItem('${STORED.accessToken}')}catch{}
if(d.guard==='in'&&!t&&d.page!=='checkout')location.replace('/auth/login?redirect='+encodeURIComponent(location.pathname+location.search));
if(d.guard==='out'&&t)location.replace('/');
})()`;

interface Start {
  /** Each after all that it imports; the last of them starts the app. */
  scripts: string[];
  styles: string;
  /**
   * Answers of the API that the page shows; `src/web/app/browser-transport.ts` takes them over. Who is signed in asks with the token, which may have
   * to be renewed first (specification section 7): not here.
   */
  early: string[];
}

/**
 * Starts the app once something can be read: everything it imports is asked for at once, with the whole style sheet, then runs, each script
 * in a task of its own, and fonts that the browser has not yet are asked for. A browser's first formatter reads the list of all languages, which takes
 * longer than a screen of dishes: it is made while nothing has arrived, behind a collator that reads half of it. The document's own layers, which the
 * whole sheet repeats, are taken away: each element would match every rule twice, whatever happens on the page. That has all text laid out anew, and
 * so it is done in one go with the fonts, after the sheet, which by itself has not. Then what is far down is laid out, part by part.
 * The browser's own report of the first paint with content decides (a frame callback comes before it, and an empty frame may come first); a hidden
 * tab paints nothing and starts by the clock.
 */
export function startScript({ scripts, styles, early }: Start): string {
  return `(function(){let d=document,r=d.documentElement,m=${JSON.stringify(scripts)},s;early={};
function add(k,h){let l=d.createElement('link');l.rel=k;l.href=h;d.head.append(l);return l}
async function go(){if(s)return;s=d.querySelector('link[rel=stylesheet]')||add('stylesheet','${styles}');m.forEach(h=>add('modulepreload',h));
setTimeout(Intl.Collator);setTimeout(Intl.NumberFormat);
try{localStorage.${STORED.accessToken}||${JSON.stringify(early)}.forEach(a=>(early[a]=fetch(a,{signal:AbortSignal.timeout(${TIMEOUT.request}),headers:{'accept-language':r.lang}})).catch(()=>{}))}catch{}
try{for(let h of m)await import(h)}catch{}
if(r.dataset.fonts==='later')await fetchFonts();once()}
function once(){if(!s.sheet)return s.onload=once;let o=d.querySelector('style').sheet,i=o.cssRules.length;while(i--)o.cssRules[i].name&&o.deleteRule(i);setTimeout(far,99)}
function far(){let e=d.querySelector('[data-later=far]');if(e)e.dataset.later='',setTimeout(far,99);else delete r.dataset.starting}
try{new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&setTimeout(go)).observe({type:'paint',buffered:true})}catch{go()}setTimeout(go,800)})()`;
}
