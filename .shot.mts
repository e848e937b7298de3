import {chromium} from '@playwright/test';
const browser = await chromium.launch({executablePath:'/usr/bin/chromium'});
const base='http://localhost:4300';
const log: string[]=[];
for (const [w,h,mode] of [[390,844,'dark'],[820,1180,'light'],[1440,900,'dark']] as const) {
  const page = await browser.newPage({viewport:{width:w,height:h}, colorScheme: mode});
  page.on('console',m=>{ if(m.type()==='error') log.push(m.text());});
  page.on('pageerror',e=>log.push(String(e)));
  await page.goto(base+'/character-sheet.html?ready=maren-quill').catch(()=>{});
  await page.waitForTimeout(6000);
  if (mode==='light') await page.evaluate(()=>{document.documentElement.dataset.theme='light'});
  await page.screenshot({path:`/tmp/w1shots/sheet-${w}.png`});
  await page.screenshot({path:`/tmp/w1shots/sheet-full-${w}.png`, fullPage:true});
  const choose=page.getByText('Choose spells and powers');
  if (await choose.count()) { await choose.click(); await page.waitForTimeout(800); await choose.scrollIntoViewIfNeeded(); await page.screenshot({path:`/tmp/w1shots/choose-${w}.png`}); }
  await page.getByRole('button',{name:'Add to the fight'}).click().catch(e=>log.push('fight '+e));
  await page.waitForTimeout(2500);
  await page.screenshot({path:`/tmp/w1shots/fight-${w}.png`});
  await page.getByRole('button',{name:'Roll initiative'}).click().catch(e=>log.push('ini '+e));
  await page.getByRole('button',{name:'Begin'}).click().catch(e=>log.push('begin '+e));
  await page.waitForTimeout(800);
  await page.screenshot({path:`/tmp/w1shots/turn-${w}.png`});
  const sp=page.locator('.trackerSpell').first();
  await sp.scrollIntoViewIfNeeded().catch(()=>{});
  await page.screenshot({path:`/tmp/w1shots/spells-${w}.png`});
  await page.locator('.trackerSpell > [aria-expanded]').nth(1).click().catch(()=>{});
  await page.waitForTimeout(500);
  await page.screenshot({path:`/tmp/w1shots/open-${w}.png`});
  await page.close();
}
console.log(log.join('\n'));
await browser.close();
