import { reasonOf } from './folder-files';
import { runKifu } from './kifu-command';

// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

try {
  process.exitCode = await runKifu(process.argv.slice(2));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}
