/**
 * What the form does where scripts run; it works without. It makes the short name from the name until somebody writes another, and
 * takes the device's time zone where nothing was guessed.
 */
export const SETUP_SCRIPT = `(()=>{const f=n=>document.getElementById(n),name=f('name'),slug=f('slug'),zone=f('timezone');if(!slug)return;let own=slug.value!=='';slug.addEventListener('input',()=>{own=slug.value!==''});name.addEventListener('input',()=>{if(!own)slug.value=name.value.normalize('NFD').replace(/[\\u0300-\\u036f]/g,'').toLowerCase().replace(/ß/g,'ss').replace(/[^a-z0-9]+/g,'-').replace(/^-+|-+$/g,'').slice(0,40).replace(/-+$/,'')});const here=Intl.DateTimeFormat().resolvedOptions().timeZone;if(zone.value===''&&here&&here!=='UTC')zone.value=here})()`;
