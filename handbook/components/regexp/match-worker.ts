import { matchText, type Attempt } from './match-text.ts'

addEventListener('message', ({ data }: MessageEvent<Attempt>) => postMessage(matchText(data)))
postMessage('ready')
