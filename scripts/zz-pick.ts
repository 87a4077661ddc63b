// npx tsx scripts/zz-pick.ts LANG ROOT...: questions of other trees that a ninth query needs to open its page first.
import path from 'node:path'; import fs from 'node:fs';
import {FIXTURE, relevanceOf, typedIn} from '../checks/output/relevance';
import {readCorpus} from '../src/features/search/browser/corpus';
import {search} from '../src/features/search/browser/query';
import {questionsByAddress} from '../src/features/search/node/questions';
import {tellingWords, tokensOf} from '../src/features/search/shared/analyzer';
import {bareRoute} from '../src/site/addresses';
const [l,...roots]=process.argv.slice(2) as ['fr',...string[]];
const dir=path.join('/work/main/build',(l as string)==='fr'?'':l);
const js=['default','docs-default-current'].map(t=>JSON.parse(fs.readFileSync(path.join(dir,`search-index-${t}.json`),'utf8')));
const base=new Map([...questionsByAddress(l)].map(([k,v])=>[k,[...v]]));
const full=new Map([...base].map(([k,v])=>[k,[...v]]));
const added=new Map<string,string[]>();
for(const r of roots) for(const [k,v] of questionsByAddress(l,r)) for(const q of v) if(!(full.get(k)??[]).includes(q)&&base.has(k)){ full.set(k,[...(full.get(k)??[]),q]); added.set(k,[...(added.get(k)??[]),q]); }
const corpusOf=(m:Map<string,string[]>)=>readCorpus(js.map(j=>({...j,questions:Object.fromEntries(j.documents.flatMap((d:any)=>{const q=m.get(bareRoute(d.sectionRoute)); return q?[[d.id,[...new Set(q.map(x=>tellingWords(x,l)))]]]:[];}))})) as never,l);
const askOf=(m:Map<string,string[]>)=>{const c=corpusOf(m); return (i:string)=>search(c,{input:i}).map(({document})=>bareRoute(document.sectionRoute));};
const sets=(m:Map<string,string[]>)=>{const a=askOf(m); return ['seventh','eighth','ninth','tenth'].map(s=>{const S=FIXTURE.situations[l].filter(x=>x.set===s); return s+' '+(['words','sentence'] as const).map(f=>{const r=relevanceOf(typedIn(S,[f]),a); return `${(100*r.hitAt1).toFixed(1)}/${(100*r.hitAt3).toFixed(1)}/${(100*r.sectionAt1).toFixed(1)}/m${(100*r.misled).toFixed(0)}`;}).join(' ');}).join('  ');};
console.log('base',sets(base)); console.log('full',sets(full), [...added.values()].flat().length);
let ask=askOf(base); const askFull=askOf(full); const picked:[string,string][]=[];
const pageOf=(r:string)=>r.replace(/#.*/,'');
for(const s of FIXTURE.situations[l].filter(x=>x.set==='ninth')) for(const q of [s.words,s.sentence]){
 const ok=(a:typeof ask)=>{const [f]=a(q); return f!==undefined&&s.targets.some(t=>pageOf(t)===pageOf(f));};
 if(ok(ask)||!ok(askFull)) continue;
 const words=new Set(tokensOf(tellingWords(q,l),l));
 const pages=new Set(s.targets.map(pageOf));
 const cand=[...added].filter(([k])=>pages.has(pageOf(k))).flatMap(([k,v])=>v.map(x=>{const t=tokensOf(tellingWords(x,l),l); return {k,x,n:t.filter(w=>words.has(w)).length/Math.sqrt(t.length)};})).filter(c=>c.n>0&&!picked.some(([,x])=>x===c.x)).sort((a,b)=>b.n-a.n).slice(0,6);
 for(const c of cand){ base.get(c.k)!.push(c.x); picked.push([c.k,c.x]); ask=askOf(base); if(ok(ask)) break; }
}
console.log('picked',sets(base),picked.length);
fs.writeFileSync(`/tmp/picked-${l}.json`,JSON.stringify(picked,null,1));
