/**
 * Runs npm scripts side by side: `tsx scripts/sideBySide.ts lint,test:build test:unit,check`. Each argument is a lane,
 * whose scripts run one after the other; what a script says is printed when it ends. After a failure no further script
 * starts, and the exit code is 1.
 */
import {spawn} from 'node:child_process';

void Promise.all(process.argv.slice(2).map((lane) => runLane(lane.split(','))));

async function runLane(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    if (!process.exitCode) {
      await runScript(script);
    }
  }
}

async function runScript(script: string): Promise<void> {
  const start = performance.now();
  const npm = spawn('npm', ['run', script], {shell: process.platform === 'win32'});
  const output: Buffer[] = [];
  npm.stdout.on('data', (part: Buffer) => output.push(part));
  npm.stderr.on('data', (part: Buffer) => output.push(part));
  const code = await new Promise<number | null>((resolve) => npm.on('close', resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${Buffer.concat(output).toString()}\nexit ${code}: npm run ${script} (${seconds} s)`,
  );
  if (code !== 0) {
    process.exitCode = 1;
  }
}
